/** Answered at each request; the build must not answer it in advance. */
export const dynamic = 'force-dynamic';

export const GET = () =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
