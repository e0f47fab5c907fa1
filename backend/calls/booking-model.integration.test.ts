import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { availability } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { CalendarModel, type Cell, DURATIONS } from '@/backend/testing/calendar-model';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { SlotAnswer } from '@/lib/shared/contract/slots';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { histories } from '@/test/histories';

/** BOOK-7: the full bar is 10,000 steps; a few hundred are enough for every day. */
const HISTORIES = histories(250);
const SLOTS = 40;
/** Ten hours around each clock change of Europe/Malta. */
const STARTS = [Date.UTC(2027, 9, 30, 20), Date.UTC(2027, 2, 27, 20)];

type Action =
  | { type: 'book'; slot: number; items: number[]; key: number | null }
  | { type: 'note'; slot: number; item: number }
  | { type: 'mark'; slot: number; length: number; status: 'available' | 'unavailable' }
  | { type: 'cancel'; slot: number; item: number }
  | { type: 'wait'; slots: number; isMidway: boolean };

const cells: fc.Arbitrary<Cell[]> = fc
  .array(
    fc.record({
      cell: fc.constantFrom<Cell>('available', 'available', 'unavailable', null),
      length: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((runs) =>
    runs.flatMap(({ cell, length }) => Array<Cell>(length).fill(cell)).slice(0, SLOTS),
  );

const slot = fc.integer({ min: -2, max: SLOTS });
const item = fc.nat(DURATIONS.length - 1);
const of = <T extends Action['type']>(type: T) => fc.constant(type);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: of('book'),
      slot,
      items: fc.uniqueArray(item, { minLength: 1, maxLength: 3 }),
      key: fc.option(fc.nat(2)),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: of('note'), slot, item }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: of('mark'),
      slot,
      length: fc.integer({ min: 1, max: 16 }),
      status: fc.constantFrom('available' as const, 'unavailable' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ type: of('cancel'), slot, item }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: of('wait'),
      slots: fc.integer({ min: 0, max: 4 }),
      isMidway: fc.boolean(),
    }),
  },
);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(0);
});
afterAll(() => backend.stop());

/** Stretches of one status as rows, in the form in which the backend stores them. */
function toSpans(row: readonly Cell[], start: number) {
  return row.flatMap((status, slot) => {
    if (status === null || row[slot - 1] === status) return [];
    let end = slot;
    while (row[end] === status) end += 1;
    return [{ status, from: start + slot * SLOT_MS, to: start + end * SLOT_MS }];
  });
}

async function arrive(row: readonly Cell[], start: number) {
  const items = DURATIONS.map((durationMinutes) => ({
    name: `${durationMinutes}`,
    durationMinutes,
  }));
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items })],
      availability: toSpans(row, start),
    }),
  );
  const itemIds = services[0]?.itemIds ?? [];
  return { accountId, itemIds, start };
}
type Calendar = Awaited<ReturnType<typeof arrive>>;

const at = ({ start }: Calendar, slot: number) => new Date(start + slot * SLOT_MS).toISOString();

async function post(calendar: Calendar, call: string, body: object, key?: string) {
  const whole = { settlnProviderId: calendar.accountId, ...body };
  return (await backend.post(`/providerCalendar/${call}`, whole, key)).status;
}

/** Makes a step in the backend and in the model, and returns both statuses. */
async function take(step: Action, model: CalendarModel, calendar: Calendar, history: number) {
  if (step.type === 'wait') {
    model.now = Math.floor(model.now) + step.slots + (step.isMidway ? 0.5 : 0);
    backend.clock.now = calendar.start + model.now * SLOT_MS;
    return [0, 0];
  }
  const startTime = at(calendar, step.slot);
  if (step.type === 'mark') {
    const body = { startTime, endTime: at(calendar, step.slot + step.length), status: step.status };
    const status = await post(calendar, 'availability', body);
    return [status, model.mark(step.slot, step.length, step.status)];
  }
  if (step.type === 'book') {
    const serviceItems = step.items.map((item) => calendar.itemIds[item]);
    const key = step.key === null ? undefined : `${history}-${step.key}`;
    const customerPhone = samplePhone(key ?? crypto.randomUUID(), step.slot);
    const body = { startTime, serviceItems, customerName: 'Ann', customerPhone };
    const status = await post(calendar, 'bookings', body, key);
    return [status, model.book(step.slot, step.items, step.key)];
  }
  const body = { startTime, serviceItemId: calendar.itemIds[step.item] };
  return step.type === 'note'
    ? [await post(calendar, 'book', body), model.note(step.slot, step.item)]
    : [await post(calendar, 'cancel', body), model.cancel(step.slot, step.item)];
}

const WINDOW = { from: -4, to: SLOTS + 20 };
const SHOWN = Array.from({ length: WINDOW.to - WINDOW.from }, (_, n) => WINDOW.from + n);

async function readShown(calendar: Calendar) {
  const query = new URLSearchParams({
    settlnProviderId: String(calendar.accountId),
    startTime: at(calendar, WINDOW.from),
    endTime: at(calendar, WINDOW.to),
  });
  const { json } = await backend.call(`/providerCalendar/slots?${query}`);
  const slots = new Map(
    z
      .array(SlotAnswer)
      .parse(json)
      .map((slot) => [slot.start_time, slot]),
  );
  return SHOWN.map((slot) => {
    const found = slots.get(at(calendar, slot));
    if (!found) return null;
    const { status, service_item_id: id } = found;
    return { status, item: id === null ? undefined : calendar.itemIds.indexOf(id) };
  });
}

const plan = fc.tuple(fc.constantFrom(...STARTS), cells, fc.array(action, { maxLength: 16 }));

test(`BOOK-7: ${HISTORIES.numRuns} random histories go as in a model kept in memory`, {
  timeout: 0,
}, async () => {
  let history = 0;
  await fc.assert(
    fc.asyncProperty(plan, async ([start, row, actions]) => {
      history += 1;
      backend.clock.now = start;
      const calendar = await arrive(row, start);
      const model = new CalendarModel(row);
      for (const step of actions) {
        const [status, expected] = await take(step, model, calendar, history);
        expect(status).toBe(expected);
      }
      expect(await readShown(calendar)).toEqual(SHOWN.map((slot) => model.shown(slot)));
      const mine = eq(availability.accountId, calendar.accountId);
      expect(await backend.db.$count(availability, mine)).toBe(model.countRuns());
    }),
    HISTORIES,
  );
});
