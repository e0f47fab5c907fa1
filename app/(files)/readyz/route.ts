import { isDraining } from '@/lib/process/drain';

/** Answered anew for each request; no cache may keep it. */
export const dynamic = 'force-dynamic';

/**
 * Whether this process should get visitors: 503 from the moment that it was told to stop. {host} does
 * not count: all processes share it, and pages that can do without it would be lost, too.
 */
export function GET(): Response {
  const isReady = !isDraining();
  return Response.json(
    { status: isReady ? 'ready' : 'draining' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
