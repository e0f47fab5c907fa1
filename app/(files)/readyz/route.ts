import { isDraining } from '@/lib/shared/process/drain';

/** Not answered by the build. */
export const dynamic = 'force-dynamic';

/** 503 once this process is to stop. {host} does not count: all processes share it. */
export function GET(): Response {
  const isReady = !isDraining();
  return Response.json(
    { status: isReady ? 'ready' : 'draining' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
