import { isDraining } from '@/lib/shared/process/drain';

/** Answered at each request; the build must not answer it in advance. */
export const dynamic = 'force-dynamic';

/**
 * 503 once this process is to stop. The state of {host} does not count, because all processes share
 * it.
 */
export function GET(): Response {
  const isReady = !isDraining();
  return Response.json(
    { status: isReady ? 'ready' : 'draining' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
