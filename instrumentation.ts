export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { surviveOutput } = await import('@/lib/shared/process/survive-output.mjs');
    surviveOutput();
    const { stopUnlessConfigured } = await import('@/lib/server/env');
    stopUnlessConfigured();
    const { collectTraces, wantsTraces } = await import('@/lib/shared/process/collect-traces');
    if (wantsTraces(process.env)) await collectTraces('settln-web');
    const { rememberResponses } = await import('@/lib/server/http/page-status');
    rememberResponses();
    // A development server compiles longer than requests may wait.
    if (process.env.NODE_ENV === 'production') {
      const { listenBeforeNext, rulesFor } = await import('@/lib/server/http/before-next/listen');
      const { openSharedCache } = await import('@/lib/server/http/shared-cache');
      const { followDecisions } = await import('@/lib/server/host/follow-decisions');
      const { followDirectory } = await import('@/lib/server/host/follow-directory');
      const cache = openSharedCache(process.env.NEXT_DIST_DIR ?? '.next');
      const forget = (tags: string[]) => cache.revalidateTag(tags);
      void followDecisions(forget);
      void followDirectory(forget);
      listenBeforeNext(rulesFor(cache));
    }
    // Last: listenBeforeNext replaces all earlier listeners.
    const { drainOnStop } = await import('@/lib/shared/process/drain');
    drainOnStop();
  }
}
