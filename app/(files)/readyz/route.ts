import { isDraining } from '@/lib/process/drain';

/** No cache may keep it. */
export const dynamic = 'force-dynamic';

/**
 * 503 once this process was told to stop. {host} does not count: all processes share it, and some
 * pages work without it.
 */
export function GET(): Response {
  const isReady = !isDraining();
  return Response.json(
    { status: isReady ? 'ready' : 'draining' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
