import { type LoadResult, runLoad, runWrk, summarise } from './load';
import type { Measurement, Row } from './report';
import { median, round } from './statistics';

const MOST_REQUESTS = 20_000;
/** Long enough for V8 to compile what runs often. */
const WARM_UP = { seconds: 30, requests: 2000 };
const EDGE_WARM_UP_S = 3;

type Page = 'profile' | 'news' | 'slate' | 'booking' | 'selectTime' | 'landing' | 'about';

/** Compared with the bare page (docs/BENCH.md). */
const BARS: Record<Page, { leastShare: number; mostP99?: number }> = {
  profile: { leastShare: 8, mostP99: 1 },
  news: { leastShare: 4 },
  slate: { leastShare: 4 },
  booking: { leastShare: 4 },
  selectTime: { leastShare: 0.3 },
  landing: { leastShare: 0.6 },
  about: { leastShare: 0.6 },
};
const LEAST_AT_EDGE = 10;

interface Task {
  page: Page;
  url: string;
  bareUrl: string;
  rounds: number;
  seconds: number;
}

/** Measures both pages in turns, so that a busy moment affects both. */
export async function measureThroughput({
  page,
  url,
  bareUrl,
  rounds,
  seconds,
}: Task): Promise<Measurement> {
  const bounds = { seconds, requests: MOST_REQUESTS };
  await runLoad(bareUrl, WARM_UP);
  await runLoad(url, WARM_UP);
  const own: LoadResult[] = [];
  const bare: LoadResult[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const isOwnFirst = turn % 2 === 0;
    if (isOwnFirst) own.push(await runLoad(url, bounds));
    bare.push(await runLoad(bareUrl, bounds));
    if (!isOwnFirst) own.push(await runLoad(url, bounds));
  }
  const details = { own: summarise(own), bare: summarise(bare) };
  return { rows: toRows(page, own, bare), details: { [`throughput ${page}`]: details } };
}

function toRows(page: Page, own: readonly LoadResult[], bare: readonly LoadResult[]): Row[] {
  const shares = own.map(
    (result, turn) => result.requestsPerSecond / (bare[turn]?.requestsPerSecond ?? Number.NaN),
  );
  const [mine, yardstick] = [summarise(own), summarise(bare)];
  const figures = ({ requestsPerSecond, p50Ms, p99Ms }: typeof mine) =>
    `${requestsPerSecond}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms`;
  const { leastShare, mostP99 } = BARS[page];
  const group = 'Throughput';
  return [
    {
      group,
      what: `${page}: requests per second beside the bare page`,
      measured: round(median(shares)),
      unit: 'x',
      bar: { limit: leastShare, direction: 'at least' },
      note: `${figures(mine)}; bare ${figures(yardstick)}`,
    },
    {
      group,
      what: `${page}: p99 beside the bare page`,
      measured: round(mine.p99Ms / yardstick.p99Ms),
      unit: 'x',
      ...(mostP99 !== undefined && { bar: { limit: mostP99, direction: 'at most' } }),
    },
  ];
}

export async function measureEdge({
  page,
  url,
  bareUrl,
  rounds,
  seconds,
}: Task): Promise<Measurement> {
  await runWrk(bareUrl, { seconds: EDGE_WARM_UP_S });
  await runWrk(url, { seconds: 1 });
  const turns: { own: number; bare: number }[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    turns.push({ own: await runWrk(url, { seconds }), bare: await runWrk(bareUrl, { seconds }) });
  }
  const middle = (whose: 'own' | 'bare') => round(median(turns.map((turn) => turn[whose])), 0);
  const row: Row = {
    group: 'Throughput',
    what: `${page} through the edge: requests per second beside the bare page`,
    measured: round(median(turns.map(({ own, bare }) => own / bare))),
    unit: 'x',
    bar: { limit: LEAST_AT_EDGE, direction: 'at least' },
    note: `${middle('own')}/s; bare ${middle('bare')}/s, both by wrk`,
  };
  return { rows: [row], details: { [`edge ${page}`]: turns } };
}
