import type { ApiResult } from '@/lib/api/call-api';

/** How often a letter is sent, and how long a pause the server may ask for in between. */
const QUEUE = { tries: 6, longestSeconds: 10 };

/** Sends a letter; if the server asks us to wait a few seconds, waits and sends it again. */
export async function sendInTurn(
  send: () => Promise<ApiResult<unknown>>,
): Promise<ApiResult<unknown>> {
  for (let tries = 1; ; tries += 1) {
    const result = await send();
    const seconds = (!result.ok && result.retryAfterSeconds) || 0;
    const isQueue = seconds > 0 && seconds <= QUEUE.longestSeconds;
    if (!isQueue || tries === QUEUE.tries) return result;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
