import 'server-only';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Spread, so that those who came together do not come back together. */
const heldMs = () => 750 + Math.random() * 500;
/** So many that wait cost some megabytes of memory; the next ones are answered at once. */
const MOST_HELD = 1_000;
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
