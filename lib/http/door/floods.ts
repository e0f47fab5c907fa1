import 'server-only';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Leave } from '@/lib/waiting-line';

/** Spread, so that those who came together do not come back together. */
const heldMs = () => 750 + Math.random() * 500;
/** So many that wait cost some megabytes of memory; the next ones are answered at once. */
export const MOST_HELD = 1_000;
let held = 0;

/** Sends the refusal of somebody who does too much, about a second later, with the headers of all answers. */
export async function sendLate(
  response: ServerResponse,
  refusal: Response,
  ofAll: Readonly<Record<string, string>>,
): Promise<void> {
  const body = await refusal.text();
  if (held < MOST_HELD) {
    held += 1;
    await sleep(heldMs());
    held -= 1;
  }
  response.statusCode = refusal.status;
  for (const [name, value] of [...Object.entries(ofAll), ...refusal.headers]) {
    response.setHeader(name, value);
  }
  response.end(body);
}

/**
 * Ends an answer of "too many" about a second later, and gives its place to others meanwhile. Who does
 * too much mostly waits for one answer before asking again, and so asks less often; whoever was refused
 * once hardly notices.
 */
export function holdRefusal(response: ServerResponse, leave: Leave): void {
  const { end } = response;
  response.end = (...args: unknown[]) => {
    const finish = () => Reflect.apply(end, response, args);
    // Once somebody has left, no "close" would come to count them out again.
    if (response.statusCode !== 429 || response.destroyed || held >= MOST_HELD) return finish();
    leave();
    held += 1;
    const timer = setTimeout(finish, heldMs());
    response.once('close', () => {
      held -= 1;
      clearTimeout(timer);
    });
    return response;
  };
}
