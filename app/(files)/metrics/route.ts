import { env } from '@/lib/server/env';
import { siteMetrics } from '@/lib/server/metrics/site-metrics';
import { isBearer } from '@/lib/shared/process/bearer';

/** Answered at each request; the build must not answer it in advance. */
export const dynamic = 'force-dynamic';

/** Answers whoever sends BACKEND_TOKEN; everybody else gets 404. */
export async function GET({ headers }: Request): Promise<Response> {
  const { BACKEND_TOKEN } = env();
  const isKnown = BACKEND_TOKEN && isBearer(headers.get('authorization'), BACKEND_TOKEN);
  if (!isKnown) return new Response('Not found\n', { status: 404 });
  const { text, contentType } = await siteMetrics();
  return new Response(text, {
    headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  });
}
