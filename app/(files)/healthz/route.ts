/** Asked anew each time, and never kept by anybody. */
export const dynamic = 'force-dynamic';

/** Answers as long as this process works. */
export const GET = () =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
