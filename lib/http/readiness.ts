import 'server-only';
import { isDraining } from '@/lib/process/drain';

/**
 * Whether this process should get visitors: 503 from the moment that it was told to stop. {host} does
 * not count. All processes share it, so if they called themselves unready while it is away, nobody
 * would serve the pages that can do without.
 */
export function readinessResponse(): Response {
  const isReady = !isDraining();
  return Response.json(
    { status: isReady ? 'ready' : 'draining' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
