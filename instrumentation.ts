/** Runs once when the server starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { surviveOutput } = await import('@/lib/process/survive-output.mjs');
    surviveOutput();
    const { stopUnlessConfigured } = await import('@/lib/check-env');
    stopUnlessConfigured();
    const { rememberResponses } = await import('@/lib/http/page-status');
    rememberResponses();
    // A development server has no build to read, and compiles where this would have it hurry.
    if (process.env.NODE_ENV === 'production') {
      const { openFrontDoor, doorRules } = await import('@/lib/http/door/front-door');
      openFrontDoor(doorRules(process.env.NEXT_DIST_DIR ?? '.next'));
    }
    // After the door, which takes every listener that a server has for what it stands before.
    const { drainOnStop } = await import('@/lib/http/drain-on-stop');
    drainOnStop();
  }
}
