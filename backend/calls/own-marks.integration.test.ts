import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { SlotAnswer, slotRows } from '@/lib/shared/contract/slots';
import {
  changesOfCopy,
  changesOfRange,
  inverseOf,
  MARKS,
  type Mark,
  type MarkChange,
  type Marks,
  markOf,
  slotsIn,
} from '@/lib/shared/domain/calendar/plan';
import { type OwnMark, SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { daysOffBetween } from '@/lib/shared/domain/hours/hours-on';
import { NO_RULES, NO_SCHEDULE, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { toIso } from '@/lib/shared/time/instant';
import { datesBetween } from '@/lib/shared/time/local-date';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { instantOf, spanOfDays } from '@/lib/shared/time/venue-time';
import { histories } from '@/test/histories';

const MALTA = 'Europe/Malta';
/** Three weeks from a Monday on; no clock changes in them. */
const WEEK = datesBetween('2027-05-03', '2027-05-09');
const DATES = datesBetween('2027-05-03', '2027-05-23');
const NOW = instantOf('2027-05-02', 12 * 60, MALTA);
const WINDOW = spanOfDays('2027-05-03', '2027-05-23', MALTA);
const KEPT_MINUTES = 30;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

type Step =
  | { type: 'paint'; days: string[]; from: number; hours: number; mark: Mark }
  | { type: 'copy'; weeks: number; clears: boolean }
  | { type: 'undo' }
  | { type: 'hours'; from: number; to: number }
  | { type: 'dayOff'; date: string }
  | { type: 'book'; date: string; hour: number };

const of = <T extends Step['type']>(type: T) => fc.constant(type);
const date = fc.constantFrom(...DATES);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: of('paint'),
      days: fc.uniqueArray(fc.constantFrom(...DATES.slice(0, 14)), { minLength: 1, maxLength: 6 }),
      from: fc.integer({ min: 7, max: 18 }),
      hours: fc.integer({ min: 1, max: 5 }),
      mark: fc.constantFrom<Mark>(...MARKS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: of('copy'),
      weeks: fc.integer({ min: 1, max: 2 }),
      clears: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: of('undo') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: of('hours'),
      from: fc.integer({ min: 8, max: 11 }),
      to: fc.integer({ min: 14, max: 18 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: of('dayOff'), date }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: of('book'), date, hour: fc.integer({ min: 8, max: 17 }) }),
  },
);

/** What a slot shows, where that comes from, and which mark it has. */
type Shown = [status: string, source: string, mark: OwnMark | null];

/** A calendar as one would keep it on paper: one thing of each kind, looked up slot by slot. */
class PlainCalendar {
  readonly marks = new Map<number, OwnMark>();
  readonly visits: number[] = [];
  readonly daysOff = new Set<string>();
  hours = { from: 9, to: 17 };
  /** What the slots of each change were before it, the latest last. */
  readonly history: Map<number, OwnMark | null>[] = [];

  make(at: number, mark: Mark) {
    if (mark === 'cleared') this.marks.delete(at);
    else this.marks.set(at, mark);
  }

  apply(slots: ReadonlyMap<number, Mark>) {
    if (slots.size === 0) return;
    this.history.push(new Map([...slots.keys()].map((at) => [at, this.marks.get(at) ?? null])));
    for (const [at, mark] of slots) this.make(at, mark);
  }

  undo() {
    for (const [at, mark] of this.history.pop() ?? []) this.make(at, mark ?? 'cleared');
  }

  /** Null for a slot that is not set. */
  shown(day: string, hour: number, at: number): Shown | null {
    const mark = this.marks.get(at) ?? null;
    const isWithin = (reach: number) =>
      this.visits.some((visit) => at > visit - SLOT_MS - reach && at < visit + HOUR_MS + reach);
    if (isWithin(0)) return ['booked', 'visit', mark];
    const isOpen = hour >= this.hours.from && hour < this.hours.to;
    const isOff = this.daysOff.has(day);
    if (mark === 'unavailable') return ['unavailable', 'mark', mark];
    if (!mark && isOff) return ['unavailable', 'day-off', null];
    if (!mark && !isOpen) return null;
    if (isWithin(KEPT_MINUTES * MINUTE_MS)) return ['unavailable', 'kept', mark];
    return ['available', mark ? 'mark' : 'hours', mark];
  }

  get schedule(): Schedule {
    const range = { from: this.hours.from * 60, to: this.hours.to * 60 };
    return {
      ...NO_SCHEDULE,
      sets: [{ name: '', from: null, until: null, week: Array.from({ length: 7 }, () => [range]) }],
      special: [...this.daysOff].map((day) => ({ name: '', from: day, until: day, ranges: [] })),
      rules: { ...NO_RULES, afterMinutes: KEPT_MINUTES },
    };
  }
}

const SLOTS = DATES.flatMap((day) => {
  const { from, to } = spanOfDays(day, day, MALTA);
  return slotsIn({ from, to }).map((at) => ({ day, at, hour: (at - from) / HOUR_MS }));
});

/** A provider who does through the contract what the portal does. */
class Portal {
  private version = 0;
  private readonly history: Marks[] = [];

  constructor(
    readonly accountId: number,
    readonly itemId: number,
  ) {}

  async read() {
    const query = new URLSearchParams({
      settlnProviderId: String(this.accountId),
      audience: 'provider',
      startTime: toIso(WINDOW.from),
      endTime: toIso(WINDOW.to),
    });
    const { json } = await backend.call(`/providerCalendar/slots?${query}`);
    const slots = z.array(SlotAnswer).parse(json);
    return new Map(slots.map((slot) => [Date.parse(slot.start_time), slot]));
  }

  /** Returns what the slots were before, by the answer. */
  private async send(changes: readonly MarkChange[]): Promise<Marks> {
    const spans = changes.map(({ mark, span }) => ({
      startTime: toIso(span.from),
      endTime: toIso(span.to),
      status: mark === 'cleared' ? null : mark,
    }));
    const body = { settlnProviderId: this.accountId, spans };
    const { status, json } = await backend.post('/providerCalendar/marks', body);
    expect(status).toBe(200);
    const slots = changes.flatMap(({ span }) => slotsIn(span));
    const before = new Map<number, Mark>(slots.map((at) => [at, 'cleared']));
    for (const mark of slotRows.setMarks.answer.parse(json).before) {
      for (const at of slotsIn(mark)) before.set(at, mark.status);
    }
    return before;
  }

  async change(changes: readonly MarkChange[]) {
    if (changes.length > 0) this.history.push(await this.send(changes));
  }

  async copy(week: readonly string[], weeks: number, schedule: Schedule, clears: boolean) {
    const found = await this.read();
    const marks = new Map(SLOTS.map(({ at }) => [at, markOf(found.get(at), true)]));
    const [first = '', last = ''] = [DATES[0], DATES.at(-1)];
    const daysOff = new Set(daysOffBetween(schedule, first, last));
    await this.change(changesOfCopy(week, marks, { weeks, daysOff, clears }, MALTA));
  }

  async undo() {
    const last = this.history.pop();
    if (!last) return;
    const { changes, unset } = inverseOf(last, MALTA);
    expect(unset).toBe(0);
    await this.send(changes);
  }

  async save(schedule: Schedule) {
    const { status } = await backend.call('/providerCalendar/schedule', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId: this.accountId, version: this.version, schedule }),
    });
    expect(status).toBe(200);
    this.version += 1;
  }

  async book(startsAt: number) {
    const body = { settlnProviderId: this.accountId, serviceItemId: this.itemId };
    return backend.post('/providerCalendar/book', { ...body, startTime: toIso(startsAt) });
  }
}

async function arrive() {
  const items = [{ name: 'Cut', durationMinutes: 60 }];
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({ services: [sampleService({ items })] }),
  );
  return new Portal(accountId, services[0]?.itemIds[0] ?? 0);
}

/** What a copy makes of the slots of the following weeks, on paper. */
function copied(plain: PlainCalendar, weeks: number, clears: boolean) {
  const made = new Map<number, Mark>();
  for (const { day, at } of SLOTS) {
    const weekOf = Math.floor(DATES.indexOf(day) / 7);
    if (weekOf < 1 || weekOf > weeks || plain.daysOff.has(day)) continue;
    const mark = plain.marks.get(at - weekOf * 7 * 24 * HOUR_MS);
    if (mark) made.set(at, mark);
    else if (clears) made.set(at, 'cleared');
  }
  return made;
}

async function take(one: Step, plain: PlainCalendar, portal: Portal) {
  switch (one.type) {
    case 'paint': {
      const range = { from: one.from * 60, to: (one.from + one.hours) * 60 };
      await portal.change(changesOfRange(one.days, range, one.mark, MALTA));
      const within = ({ day, hour }: (typeof SLOTS)[number]) =>
        one.days.includes(day) && hour >= one.from && hour < one.from + one.hours;
      return plain.apply(new Map(SLOTS.filter(within).map(({ at }) => [at, one.mark])));
    }
    case 'copy':
      await portal.copy(WEEK, one.weeks, plain.schedule, one.clears);
      return plain.apply(copied(plain, one.weeks, one.clears));
    case 'undo':
      await portal.undo();
      return plain.undo();
    case 'hours':
      plain.hours = { from: one.from, to: one.to };
      return portal.save(plain.schedule);
    case 'dayOff':
      if (!plain.daysOff.delete(one.date)) plain.daysOff.add(one.date);
      return portal.save(plain.schedule);
    case 'book': {
      const startsAt = instantOf(one.date, one.hour * 60, MALTA);
      const { status } = await portal.book(startsAt);
      const isFree = SLOTS.filter(({ at }) => at >= startsAt && at < startsAt + HOUR_MS).every(
        ({ day, hour, at }) => plain.shown(day, hour, at)?.[0] === 'available',
      );
      expect(status).toBe(isFree ? 201 : 409);
      if (isFree) plain.visits.push(startsAt);
    }
  }
}

test('whatever is painted, copied and undone, each slot is what it is on paper and comes from there', {
  timeout: 0,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const plain = new PlainCalendar();
      const portal = await arrive();
      await portal.save(plain.schedule);
      for (const one of steps) {
        await take(one, plain, portal);
        const found = await portal.read();
        const shown = SLOTS.map(({ at }): Shown | null => {
          const slot = found.get(at);
          return slot ? [slot.status, slot.source ?? '', slot.mark ?? null] : null;
        });
        expect(shown).toEqual(SLOTS.map(({ day, hour, at }) => plain.shown(day, hour, at)));
      }
    }),
    histories(25),
  );
});

test('where spans of one call overlap, unavailable wins over available, and both over clearing', async () => {
  const portal = await arrive();
  const at = (hour: number) => instantOf('2027-05-05', hour * 60, MALTA);
  const span = (from: number, to: number, mark: Mark): MarkChange => ({
    date: '2027-05-05',
    mark,
    span: { from: at(from), to: at(to) },
  });
  await portal.change([
    span(9, 12, 'unavailable'),
    span(8, 11, 'available'),
    span(8, 16, 'cleared'),
  ]);
  await portal.change([span(10, 13, 'cleared'), span(12, 14, 'available')]);
  const found = await portal.read();
  expect([8, 9, 10, 11, 12, 13, 14].map((hour) => found.get(at(hour))?.mark)).toEqual([
    'available',
    'unavailable',
    undefined,
    undefined,
    'available',
    'available',
    undefined,
  ]);
});

test('marks are listed from an instant on, and clearing cuts them where it begins and ends', async () => {
  const portal = await arrive();
  const at = (hour: number) => instantOf('2027-05-05', hour * 60, MALTA);
  const list = async (from: number) => {
    const query = { settlnProviderId: String(portal.accountId), startTime: toIso(from) };
    const { json } = await backend.call(`/providerCalendar/marks?${new URLSearchParams(query)}`);
    return slotRows.listMarks.answer
      .parse(json)
      .map(({ from, to, status }) => [(from - at(0)) / HOUR_MS, (to - at(0)) / HOUR_MS, status]);
  };
  const span = (from: number, to: number, mark: Mark): MarkChange => ({
    date: '2027-05-05',
    mark,
    span: { from: at(from), to: at(to) },
  });
  await portal.change([span(8, 12, 'available'), span(12, 14, 'unavailable')]);
  await portal.change([span(9, 10, 'cleared'), span(11, 13, 'cleared'), span(20, 21, 'cleared')]);
  expect(await list(at(0))).toEqual([
    [8, 9, 'available'],
    [10, 11, 'available'],
    [13, 14, 'unavailable'],
  ]);
  expect(await list(at(10.5))).toEqual([
    [10, 11, 'available'],
    [13, 14, 'unavailable'],
  ]);
});
