import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { samplePhone } from '@/backend/testing/sample-phone';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { Calendar } from '../kill-test/calendars';
import type { Fleet } from './fleet';
import type { FloodOrder, FloodReport } from './flooders';
import { bookingsThrough, oneVisit } from './visitors';

const ROUNDS = 2;
const BOOKINGS = 500;
const AT_ONCE = 25;
const ROUND_MS = 12_000;
const WARM_UP_MS = 4_000;

const percentile = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0);

/** In ms. */
interface VisitTimes {
  profile: number;
  times: number;
  booking: number;
}

/** In ms. */
function summary(visits: readonly VisitTimes[]) {
  const whole = visits.map(({ profile, times, booking }) => profile + times + booking);
  const step = (name: keyof VisitTimes) =>
    percentile(
      visits.map((visit) => visit[name]),
      0.5,
    );
  return {
    visits: visits.length,
    p50: percentile(whole, 0.5),
    p95: percentile(whole, 0.95),
    p99: percentile(whole, 0.99),
    profile: step('profile'),
    times: step('times'),
    booking: step('booking'),
  };
}

class Visitor {
  private readonly send: ReturnType<typeof bookingsThrough>;
  private readonly pages: readonly [string, string];
  private made = 0;

  constructor(
    { siteUrl }: Fleet,
    private readonly calendar: Calendar,
  ) {
    this.send = bookingsThrough(siteUrl);
    const { serviceId, itemIds } = calendar;
    this.pages = [
      `${siteUrl}/providerPage?id=${serviceId}`,
      `${siteUrl}/booking/select-time?providerId=${serviceId}&serviceItems=${itemIds[0]}`,
    ];
  }

  async visitWhile(goesOn: () => boolean): Promise<VisitTimes[]> {
    const visits: VisitTimes[] = [];
    const read = (page: string) => fetch(page).then((answer) => answer.text());
    while (goesOn()) {
      const [profile, times] = [
        await timed(() => read(this.pages[0])),
        await timed(() => read(this.pages[1])),
      ];
      visits.push({ profile, times, booking: await timed(() => this.book()) });
    }
    return visits;
  }

  private async book(): Promise<void> {
    const startsAt = this.calendar.from + this.made++ * HOUR_MS;
    const name = randomUUID();
    const answer = await this.send(name, oneVisit(this.calendar, startsAt, samplePhone(name)));
    if (answer?.status !== 201)
      throw new Error(`a customer got ${answer?.status} ${JSON.stringify(answer?.json)}`);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function startFlooders() {
  const flooders = fork('scripts/run.mjs', ['tools/fleet/flooders.ts']);
  const ended = once(flooders, 'exit').then(() => {
    throw new Error('the flooders ended early');
  });
  const hears = async () => (await Promise.race([once(flooders, 'message'), ended]))[0];
  await hears();
  return (order: FloodOrder): Promise<FloodReport> => {
    flooders.send(order);
    return hears();
  };
}

type Kind = FloodOrder['kind'];

class Seen {
  private readonly visits: VisitTimes[] = [];
  private readonly processorMs: Record<string, number> = {};
  private ms = 0;
  readonly floods: FloodReport[] = [];

  constructor(
    private readonly fleet: Fleet,
    private readonly visitor: Visitor,
  ) {}

  async during<T>(work: Promise<T>): Promise<T> {
    const [started, before] = [performance.now(), this.fleet.processorTimes()];
    let lasts = true;
    const ended = work.finally(() => {
      lasts = false;
    });
    this.visits.push(...(await this.visitor.visitWhile(() => lasts)));
    this.ms += performance.now() - started;
    for (const [part, ms] of Object.entries(this.fleet.processorTimes())) {
      this.processorMs[part] = (this.processorMs[part] ?? 0) + ms - (before[part] ?? 0);
    }
    return ended;
  }

  get report() {
    const share = (ms: number) => Math.round((ms / this.ms) * 100) / 100;
    const busy = Object.entries(this.processorMs).filter(([, ms]) => share(ms) > 0);
    return {
      ...summary(this.visits),
      visitsPerSecond: Math.round((this.visits.length / this.ms) * 10_000) / 10,
      /** Share of one processor. */
      processors: Object.fromEntries(busy.map(([part, ms]) => [part, share(ms)])),
      allProcessors: share(busy.reduce((sum, [, ms]) => sum + ms, 0)),
      floods: this.floods,
    };
  }
}

/** FLOOD-1, in turns. */
export async function measureFlood(fleet: Fleet, flooded: Calendar, other: Calendar) {
  const visitor = new Visitor(fleet, other);
  await new Seen(fleet, visitor).during(sleep(WARM_UP_MS));
  const newSeen = () => new Seen(fleet, visitor);
  const [quiet, oneAddress, oneNumber] = [newSeen(), newSeen(), newSeen()];
  const inTurn: [Kind, Seen][] = [
    ['one address', oneAddress],
    ['one number', oneNumber],
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, seen] of inTurn) {
      await quiet.during(sleep(ROUND_MS));
      const flood = await startFlooders();
      const order = { siteUrl: fleet.siteUrl, calendar: flooded, kind, round };
      const bounds = { bookings: BOOKINGS, ms: ROUND_MS, atOnce: AT_ONCE };
      seen.floods.push(await seen.during(flood({ ...order, ...bounds })));
    }
  }
  return { quiet: quiet.report, oneAddress: oneAddress.report, oneNumber: oneNumber.report };
}
