import type { ApiResult } from '@/lib/api/call-api';

/** How often a letter that has to queue is sent again by itself, and for how long at most each time. */
const QUEUE = { tries: 6, longestSeconds: 10 };

/** Sends, and where we are asked to wait a moment, waits and sends again. */
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
