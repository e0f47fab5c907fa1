import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messages } from '@/backend/db/mail-schema';
import { bookingItems, bookings, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { compose } from '@/backend/mail/compose';
import { toText } from '@/backend/mail/to-text';
import { openShop, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { samplePerson, sampleSchedule } from '@/backend/testing/sample-hours';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { SlotAnswer } from '@/lib/shared/contract/slots';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

const [NOW, at] = [SHOP_NOW, shopTime];
/** Four Wednesdays, over the change to summer time. */
const WEDNESDAYS = ['10', '17', '24', '31'].map((day) => `2027-03-${day}`);

let backend: TestBackend;
let provider: TestShop;
let itemIds: number[];

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => undefined } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  provider = await openShop(backend, [
    { name: 'Threading', durationMinutes: 60, priceMinor: 1_200 },
    { name: 'Henna', durationMinutes: 30, priceMinor: 2_000 },
  ]);
  itemIds = provider.itemIds;
});

const save = (what: 'schedule' | 'people', body: object) => provider.save(what, body);

function arrange(
  starts: readonly number[],
  more: object = {},
  headers: Record<string, string> = {},
) {
  const items = [{ id: itemIds[0], durationMinutes: 60, priceMinor: 1_200 }];
  return backend.call('/providerCalendar/arranged-visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      settlnProviderId: provider.accountId,
      startTimes: starts.map(toIso),
      items,
      customerName: 'Nadia',
      ...more,
    }),
  });
}

const booked = () =>
  backend.db
    .select()
    .from(bookings)
    .where(eq(bookings.accountId, provider.accountId))
    .orderBy(bookings.id);

const mailed = () =>
  backend.db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, provider.accountId), eq(messages.toRole, 'customer')))
    .orderBy(messages.dueAt);

describe('visits that a provider books by hand', () => {
  test('lie where she wants them, with length and price of their own and a note', async () => {
    const items = [
      { id: itemIds[0], durationMinutes: 75, priceMinor: 1_000 },
      { id: itemIds[1], durationMinutes: 30, priceMinor: 0 },
    ];
    const answer = await arrange([at(22)], {
      items,
      note: 'Rings twice',
      customerPhone: '79112233',
    });
    expect(answer).toMatchObject({
      status: 201,
      json: { booked: [{ startTime: toIso(at(22)) }], lost: [] },
    });
    const [visit] = await booked();
    expect(visit).toMatchObject({
      during: { from: at(22), to: at(22) + 105 * MINUTE_MS },
      totalMinor: 1_000,
      byProvider: true,
      note: 'Rings twice',
      seriesId: null,
      phoneKey: '35679112233',
    });
    const kept = await backend.db
      .select()
      .from(bookingItems)
      .where(eq(bookingItems.accountId, provider.accountId))
      .orderBy(bookingItems.position);
    expect(
      kept.map(({ name, durationMinutes, priceMinor }) => [name, durationMinutes, priceMinor]),
    ).toEqual([
      ['Threading', 75, 1_000],
      ['Henna', 30, 0],
    ]);
    expect(await mailed()).toEqual([]);
  });

  test('outside of hours are marked so in the slots of the provider alone', async () => {
    await arrange([at(10), at(22)]);
    const outsideOf = async (audience: string) => {
      const { json } = await backend.call(
        `/providerCalendar/slots?${new URLSearchParams({
          settlnProviderId: String(provider.accountId),
          startTime: toIso(at(9)),
          endTime: toIso(at(23)),
          audience,
        })}`,
      );
      const slots = z.array(SlotAnswer).parse(json);
      return slots.flatMap(({ is_outside, start_time }) => (is_outside ? [start_time] : []));
    };
    const quarters = [22, 22.25, 22.5, 22.75].map((hour) => toIso(at(hour)));
    expect(await outsideOf('provider')).toEqual(quarters);
    expect(await outsideOf('customer')).toEqual([]);
  });

  test('fit into a gap that the rules would keep free, over no other visit', async () => {
    const rules = { ...sampleSchedule().rules, beforeMinutes: 30, afterMinutes: 30 };
    await save('schedule', { version: 1, schedule: { ...sampleSchedule(), rules } });
    expect((await arrange([at(10)])).status).toBe(201);
    expect((await arrange([at(12)])).status).toBe(201);
    expect((await arrange([at(11)])).status).toBe(201);
    expect((await arrange([at(11.5)])).json).toMatchObject({ code: 'slot_taken' });
    const kept = (await booked()).map((visit) => visit.kept);
    expect(kept[2]).toEqual({ from: at(11), to: at(12) });
  });

  test('of a series are booked but where somebody is; one mail tells of all', async () => {
    await arrange([at(18, WEDNESDAYS[1])], { customerName: 'Ruth' });
    const customerEmail = `nadia-${provider.accountId}@mail.example`;
    const answer = await arrange(
      WEDNESDAYS.map((date) => at(18, date)),
      { customerEmail },
    );
    expect(answer.json).toMatchObject({ lost: [toIso(at(18, WEDNESDAYS[1]))] });
    const [, ...series] = await booked();
    expect(series.map(({ during }) => during.from)).toEqual(
      [WEDNESDAYS[0], WEDNESDAYS[2], WEDNESDAYS[3]].map((date) => at(18, date)),
    );
    expect(new Set(series.map(({ seriesId }) => seriesId))).toEqual(new Set([series[0]?.id]));
    const rows = await mailed();
    expect(rows.map(({ kind, bookingId }) => [kind, bookingId])).toEqual([
      ['booked', series[0]?.id],
      ['reminder', series[0]?.id],
      ['reminder', series[1]?.id],
      ['reminder', series[2]?.id],
    ]);
    const [first] = rows;
    if (!first) throw new Error('a confirmation waits');
    const composed = await compose(backend.db, first, SAMPLE_SENDER, NOW);
    const text = composed ? toText(composed.letter, SAMPLE_SENDER.productName) : '';
    expect(text).toContain('2 more visits');
    expect(text).toContain('Wednesday 24 March, 18:00');
    expect(text).toContain('Wednesday 31 March, 18:00');
    expect(text.match(/booking\/manage\//g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('keep one confirmation where their first one changes before it went', async () => {
    const customerEmail = `ruth-${provider.accountId}@mail.example`;
    // The first one runs already, and is mailed about to nobody.
    const starts = [at(8.25), at(18, WEDNESDAYS[0]), at(18, WEDNESDAYS[1])];
    expect((await arrange(starts, { customerEmail })).json).toMatchObject({ lost: [] });
    const [confirmation] = (await mailed()).filter(({ kind }) => kind === 'booked');
    const [, second, third] = await booked();
    expect(confirmation?.bookingId).toBe(second?.id);
    if (!confirmation || !second || !third) throw new Error('three were booked');
    await backend.db
      .update(bookings)
      .set({ status: 'cancelled', cancelledAt: new Date(NOW), sequence: 1 })
      .where(and(eq(bookings.accountId, provider.accountId), eq(bookings.id, second.id)));
    const composed = await compose(backend.db, confirmation, SAMPLE_SENDER, NOW);
    expect(composed?.letter.subject).toContain('Wednesday 17 March');
  });

  test('mail nobody before their listing is approved, nor many strangers a day', async () => {
    const [service] = provider.services;
    const setStatus = (status: 'pending' | 'approved') =>
      backend.db
        .update(services)
        .set({ status, waitingSince: status === 'pending' ? new Date(NOW) : null })
        .where(eq(services.id, service?.id ?? ''));
    const customerEmail = `much-${provider.accountId}@mail.example`;
    await setStatus('pending');
    const refused = await arrange([at(10)], { customerEmail });
    expect([refused.status, refused.json]).toMatchObject([
      422,
      { message: expect.stringContaining('only after your listing is approved') },
    ]);
    expect((await arrange([at(10)])).status).toBe(201);
    await setStatus('approved');
    // On two days to come, of forty strangers in all.
    for (let n = 0; n < 40; n += 1) {
      const start = at(3 + (n % 20), n < 20 ? '2027-03-09' : '2027-03-10');
      const answer = await arrange([start], { customerEmail: `${n}-${customerEmail}` });
      expect(answer.status).toBe(201);
    }
    expect((await arrange([at(11)], { customerEmail })).status).toBe(422);
    await backend.db
      .update(bookings)
      .set({ answeredAt: new Date(NOW) })
      .where(eq(bookings.customerEmail, `0-${customerEmail}`));
    const known = await arrange([at(11)], { customerEmail: `0-${customerEmail}` });
    expect(known.status).toBe(201);
  });

  test('of two listings are not one visit, and of one call none over another', async () => {
    const other = await seedAccount(
      backend.db,
      sampleAccount({
        services: [
          sampleService({ items: [{ name: 'Hair' }] }),
          sampleService({ items: [{ name: 'Nails' }] }),
        ],
      }),
    );
    const items = other.services.map(({ itemIds: [id] }) => {
      return { id, durationMinutes: 30, priceMinor: 0 };
    });
    const asked = { settlnProviderId: other.accountId };
    expect((await arrange([at(10)], { ...asked, items })).status).toBe(422);
    const answer = await arrange([at(10), at(10.5), at(11)], {
      ...asked,
      items: items.slice(0, 1),
    });
    expect(answer.json).toMatchObject({ lost: [] });
    const long = [{ id: itemIds[0], durationMinutes: 60, priceMinor: 0 }];
    expect((await arrange([at(10), at(10.5), at(11)], { items: long })).json).toMatchObject({
      lost: [toIso(at(10.5))],
    });
  });

  test('are those of one person, who may do other things usually', async () => {
    const people = [
      samplePerson({ id: 0, name: 'Farida' }),
      samplePerson({ name: 'Olu', skippedItemIds: [itemIds[0] ?? 0] }),
    ];
    await save('people', { version: 0, letsCustomersChoose: true, people });
    expect((await arrange([at(10)], { person: 1 })).status).toBe(201);
    expect((await arrange([at(10)])).status).toBe(201);
    expect((await booked()).map(({ personId }) => personId)).toEqual([1, 0]);
    expect((await arrange([at(12)], { person: 5 })).status).toBe(422);
  });

  test('are booked once by a key, and not by one of other visits', async () => {
    const key = { 'idempotency-key': `series-${provider.accountId}` };
    const [one, two] = await Promise.all([
      arrange([at(20), at(21.5)], {}, key),
      arrange([at(20), at(21.5)], {}, key),
    ]);
    expect(one.json).toEqual(two.json);
    expect(await booked()).toHaveLength(2);
    expect((await arrange([at(19)], {}, key)).status).toBe(422);
    backend.clock.now = at(23);
    expect((await arrange([at(20), at(21.5)], {}, key)).json).toEqual(one.json);
    expect((await arrange([at(20), at(21.5)])).status).toBe(422);
    expect(await booked()).toHaveLength(2);
  });

  test.each([
    ['a time that has passed', { startTimes: [toIso(NOW - HOUR_MS)] }],
    ['a time between quarter hours', { startTimes: [toIso(at(10) + 7 * MINUTE_MS)] }],
    ['one time twice', { startTimes: [toIso(at(10)), toIso(at(10))] }],
    ['no service', { items: [] }],
    ['a service of somebody else', { items: [{ id: 1, durationMinutes: 30, priceMinor: 0 }] }],
    ['more than a day', { items: [{ durationMinutes: 1_441, priceMinor: 0 }] }],
    ['what is no address', { customerEmail: 'nadia' }],
    ['what is no number', { customerPhone: 'call me' }],
  ])('are refused with %s', async (_, more) => {
    expect((await arrange([at(10)], more)).status).toBe(422);
    expect(await booked()).toEqual([]);
  });

  test('have one winner with customers who want the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => arrange([at(10), at(14)], { customerName: 'Ruth' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await booked()).toHaveLength(2);
  });
});
