import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';
import { findProgram } from '@/scripts/testing/programs.mjs';
import { percentile, round } from './statistics';

/** More connections would measure the queue of two cores. */
const CONNECTIONS = 8;
const WRK_CONNECTIONS = 32;

export interface LoadResult {
  requestsPerSecond: number;
  latenciesMs: number[];
}

/** Asks for one address over kept connections. Throws at any answer but 200, because refusals are fast. */
export async function runLoad(
  url: string,
  { seconds, requests }: { seconds: number; requests: number },
): Promise<LoadResult> {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`Load is for this machine only, not ${hostname}.`);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + seconds * 1000;
  const latenciesMs: number[] = [];
  let left = requests;
  const begin = performance.now();
  const ask = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1;
      latenciesMs.push(await time(url, agent));
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - begin) / 1000;
  return { requestsPerSecond: latenciesMs.length / elapsed, latenciesMs };
}

/** In ms to the last byte. */
function time(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const headers = { 'accept-encoding': 'gzip', accept: 'text/html' };
    const asking = request(url, { agent, headers, timeout: 10_000 }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begin);
        else reject(new Error(`${url} answered ${answer.statusCode} under load`));
      });
      answer.resume();
    });
    asking.on('timeout', () => asking.destroy(new Error(`${url} took longer than 10 s`)));
    asking.on('error', reject);
    asking.end();
  });
}

export function summarise(results: readonly LoadResult[]) {
  const latencies = results.flatMap(({ latenciesMs }) => latenciesMs);
  return {
    requests: latencies.length,
    requestsPerSecond: round(
      percentile(
        results.map(({ requestsPerSecond }) => requestsPerSecond),
        0.5,
      ),
      1,
    ),
    p50Ms: round(percentile(latencies, 0.5)),
    p99Ms: round(percentile(latencies, 0.99)),
  };
}

/** Requests per second. Uses wrk, so that the client is not the limit. */
export async function runWrk(
  url: string,
  { seconds, connections = WRK_CONNECTIONS }: { seconds: number; connections?: number },
): Promise<number> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('Load is for this machine only.');
  const header = 'Accept-Encoding: gzip';
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', header, url];
  const { stdout } = await promisify(execFile)(findProgram('wrk') ?? 'wrk', args);
  if (stdout.includes('Non-2xx')) throw new Error(`${url} answered with errors under load`);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout);
  if (!found) throw new Error('wrk said nothing that can be read.');
  return Number(found[1]);
}
