/** Runs once when the server starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { drainOnStop } = await import('@/lib/http/drain-on-stop');
    drainOnStop();
    const { surviveOutput } = await import('@/lib/process/survive-output.mjs');
    surviveOutput();
    const { stopUnlessConfigured } = await import('@/lib/check-env');
    stopUnlessConfigured();
    const { rememberResponses } = await import('@/lib/http/page-status');
    rememberResponses();
  }
}
