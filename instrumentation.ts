/** Runs once when the server starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { surviveOutput } = await import('@/lib/process/survive-output.mjs');
    surviveOutput();
    const { stopUnlessConfigured } = await import('@/lib/check-env');
    stopUnlessConfigured();
    const { collectTraces, wantsTraces } = await import('@/lib/process/collect-traces');
    if (wantsTraces(process.env)) await collectTraces('settln-web');
    const { rememberResponses } = await import('@/lib/http/page-status');
    rememberResponses();
    // A development server has no build to read, and it compiles pages where the door would refuse
    // to wait.
    if (process.env.NODE_ENV === 'production') {
      const { openFrontDoor, doorRules } = await import('@/lib/http/door/front-door');
      const { openSharedCache } = await import('@/lib/http/copies/open-shared-cache');
      const { refuseFlood } = await import('@/lib/http/refuse-flood');
      const distDir = process.env.NEXT_DIST_DIR ?? '.next';
      const { followDecisions } = await import('@/lib/host/follow-decisions');
      const { followDirectory } = await import('@/lib/host/follow-directory');
      const cache = openSharedCache(distDir);
      const forget = (tags: string[]) => cache.revalidateTag(tags);
      void followDecisions(forget);
      void followDirectory(forget);
      openFrontDoor(doorRules(distDir, { copies: cache, refuseFlood }));
    }
    // After the door, because the door takes over every listener that the server has by then.
    const { drainOnStop } = await import('@/lib/http/drain-on-stop');
    drainOnStop();
  }
}
