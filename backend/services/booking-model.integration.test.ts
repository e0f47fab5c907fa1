import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { SlotAnswer } from '@/lib/contract/slots';
import { SLOT_MS } from '@/lib/domain/slots';
import { bookings } from '../db/schema';
import { seedProvider } from '../db/seed';
import { sampleListing, sampleProvider } from '../testing/sample-provider';
import { startTestBackend, type TestBackend } from '../testing/test-backend';

/** 10,000 for the full bar of quality.md; a few hundred find what there is to find every day. */
const HISTORIES = Number(process.env.MODEL_HISTORIES ?? 250);
const SLOTS = 40;
const START = Date.UTC(2027, 9, 30, 20);
const DURATIONS = [0, 5, 15, 20, 45, 120];

type Cell = 'available' | 'unavailable' | null;
type Action =
  | { type: 'book'; slot: number; items: number[]; key: number | null }
  | { type: 'cancel'; nth: number }
  | { type: 'wait'; slots: number };

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

const book = fc.record({
  type: fc.constant('book' as const),
  slot: fc.integer({ min: -2, max: SLOTS }),
  items: fc.uniqueArray(fc.nat(DURATIONS.length - 1), { minLength: 1, maxLength: 3 }),
  key: fc.option(fc.nat(2)),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: book },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel' as const), nth: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      slots: fc.integer({ min: 1, max: 4 }),
    }),
  },
);

/** The rules once more, as plainly as they can be said: a calendar is a row of quarter hours. */
class Model {
  now = 0;
  readonly visits: { slot: number; length: number; cancelled: boolean }[] = [];
  readonly keys = new Map<number, string>();
  readonly cells: readonly Cell[];

  constructor(cells: readonly Cell[]) {
    this.cells = cells;
  }

  isBooked(slot: number): boolean {
    return this.visits.some(
      (visit) => !visit.cancelled && slot >= visit.slot && slot < visit.slot + visit.length,
    );
  }

  book({ slot, items, key }: Extract<Action, { type: 'book' }>): number {
    const body = JSON.stringify([slot, items]);
    const known = key === null ? undefined : this.keys.get(key);
    if (known !== undefined) return known === body ? 201 : 422;
    if (slot < this.now) return 422;
    const minutes = items.reduce((sum, item) => sum + (DURATIONS[item] ?? 0), 0);
    const length = Math.max(1, Math.ceil(minutes / 15));
    for (let at = slot; at < slot + length; at += 1) {
      if (this.cells[at] !== 'available' || this.isBooked(at)) return 409;
    }
    this.visits.push({ slot, length, cancelled: false });
    if (key !== null) this.keys.set(key, body);
    return 201;
  }

  status(slot: number) {
    return this.isBooked(slot) ? 'booked' : (this.cells[slot] ?? null);
  }
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(START);
});
afterAll(() => backend.stop());

async function seedCells(row: readonly Cell[]) {
  const availability = row.flatMap((status, slot) =>
    status ? [{ status, from: START + slot * SLOT_MS, to: START + (slot + 1) * SLOT_MS }] : [],
  );
  const items = DURATIONS.map((durationMinutes) => ({
    name: `${durationMinutes}`,
    durationMinutes,
  }));
  return seedProvider(
    backend.db,
    sampleProvider({ listings: [sampleListing({ items })], availability }),
  );
}

async function readStatuses(accountId: number) {
  const query = new URLSearchParams({
    settlnProviderId: String(accountId),
    startTime: new Date(START).toISOString(),
    endTime: new Date(START + SLOTS * SLOT_MS).toISOString(),
  });
  const { json } = await backend.call(`/providerCalendar/slots?${query}`);
  const slots = z.array(SlotAnswer).parse(json);
  return Array.from({ length: SLOTS }, (_, slot) => {
    const startsAt = new Date(START + slot * SLOT_MS).toISOString();
    return slots.find((entry) => entry.start_time === startsAt)?.status ?? null;
  });
}

test(`BOOK-7: ${HISTORIES} random histories go as in a model kept in memory`, {
  timeout: 0,
}, async () => {
  let history = 0;
  await fc.assert(
    fc.asyncProperty(cells, fc.array(action, { maxLength: 14 }), async (row, actions) => {
      history += 1;
      backend.clock.now = START;
      const { accountId, listings } = await seedCells(row);
      const model = new Model(row);
      const ids: number[] = [];
      for (const step of actions) {
        if (step.type === 'wait') {
          model.now += step.slots;
          backend.clock.now = START + model.now * SLOT_MS;
        } else if (step.type === 'cancel') {
          const visit = model.visits[step.nth];
          const id = ids[step.nth];
          if (!visit || id === undefined || visit.cancelled) continue;
          visit.cancelled = true;
          await backend.db
            .update(bookings)
            .set({ status: 'cancelled', cancelledAt: new Date() })
            .where(eq(bookings.id, id));
        } else {
          const before = model.visits.length;
          const body = {
            settlnProviderId: accountId,
            startTime: new Date(START + step.slot * SLOT_MS).toISOString(),
            serviceItems: step.items.map((item) => listings[0]?.itemIds[item]),
            customerName: 'Ann',
            customerPhone: '1',
          };
          const key = step.key === null ? undefined : `${history}-${step.key}`;
          const answer = await backend.post('/providerCalendar/bookings', body, key);
          expect(answer.status).toBe(model.book(step));
          if (model.visits.length > before) {
            ids.push(
              z.object({ booking: z.object({ id: z.number() }) }).parse(answer.json).booking.id,
            );
          }
        }
      }
      const expected = Array.from({ length: SLOTS }, (_, slot) => model.status(slot));
      expect(await readStatuses(accountId)).toEqual(expected);
    }),
    { numRuns: HISTORIES },
  );
});
