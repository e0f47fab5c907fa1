// @ts-check
import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Each client books random times until a message comes. Posts counts by status.
 * @type {{ url: string, token: string, clients: number, calendar: number, item: number, opens: number }}
 */
const { url, token, clients, calendar, item, opens } = workerData;
const QUARTER_MS = 15 * 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
/** @type {Record<number, number>} */
const counts = {};
let over = false;
parentPort?.once('message', () => {
  over = true;
});

/** @returns {Promise<number>} the status */
function book() {
  const slot = Math.floor(Math.random() * 30 * 96);
  const body = JSON.stringify({
    settlnProviderId: calendar,
    startTime: new Date(opens + slot * QUARTER_MS).toISOString(),
    serviceItems: [item],
    customerName: 'Ann',
    // Random, so that only the calendar's lock limits.
    customerPhone: `+999 ${randomInt(10 ** 9, 10 ** 10)}`,
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

async function insist() {
  while (!over) {
    const status = await book();
    counts[status] = (counts[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: clients }, insist));
agent.destroy();
parentPort?.postMessage(counts);
