/** Answered anew for each request; no cache may keep it. */
export const dynamic = 'force-dynamic';

/** Answers as long as this process works. */
export const GET = () =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
