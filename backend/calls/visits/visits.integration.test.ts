import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { VisitList } from '@/lib/shared/contract/visits';
import { FORGOTTEN_NAME } from '@/lib/shared/domain/people';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

const NOW = Date.UTC(2027, 2, 1, 8, 7);
const QUARTER = Date.UTC(2027, 2, 1, 8);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

const cut = [{ service: 0, item: 0 }];

/** A provider with two visits that are over, one that is running and three ahead, two of them new. */
async function arrive() {
  const visit = (startsAt: number, customerName: string, more = {}) => ({
    startsAt,
    customerName,
    customerPhone: '+356 9900 0000',
    items: cut,
    ...more,
  });
  const provider = sampleAccount({
    services: [
      sampleService({
        items: [
          { name: 'Żfin u xagħar', priceMinor: 1_050, durationMinutes: 30 },
          { name: 'Wash', durationMinutes: 15 },
        ],
      }),
    ],
    bookings: [
      visit(QUARTER - 2 * DAY_MS, 'Łucja Wiśniewska'),
      visit(QUARTER - HOUR_MS, 'Samir El-Khoury', { customerPhone: '7712 3456' }),
      visit(QUARTER, 'Ġiljan Cassar'),
      visit(QUARTER + HOUR_MS, 'Zeynep Yıldız', { isNew: true }),
      visit(QUARTER + DAY_MS, 'سمير الخوري', { items: [{ service: 0, item: 1 }], isNew: true }),
      visit(QUARTER + 2 * DAY_MS, 'A 100% name_'),
    ],
  });
  const { accountId, bookingIds } = await seedAccount(backend.db, provider);
  const list = async (body: object) => {
    const asked = { settlnProviderId: accountId, ...body };
    const { json } = await backend.post('/providerCalendar/visits', asked);
    return VisitList.parse(json);
  };
  return {
    accountId,
    bookingIds,
    list,
    names: async (body: object) => (await list(body)).visits.map((row) => row.customerName),
    mark: (visitId: number | undefined, body: object, settlnProviderId = accountId) =>
      backend.post(`/providerCalendar/visits/${visitId}`, { settlnProviderId, ...body }),
  };
}

describe('the visits of a calendar', () => {
  test('are those ahead from the next on, the running one among them', async () => {
    const calendar = await arrive();
    const { visits, next, unread } = await calendar.list({ part: 'upcoming' });
    expect(visits.map((row) => [row.customerName, row.unread])).toEqual([
      ['Ġiljan Cassar', null],
      ['Zeynep Yıldız', 'new'],
      ['سمير الخوري', 'new'],
      ['A 100% name_', null],
    ]);
    expect([next, unread]).toEqual([null, 2]);
    expect(visits[0]).toMatchObject({
      customerPhone: '+356 9900 0000',
      services: [{ name: 'Żfin u xagħar', priceMinor: 1_050 }],
      totalMinor: 1_050,
      didNotCome: false,
      note: '',
      sequence: 0,
    });
  });

  test('are those that are over from the last on, page by page', async () => {
    const calendar = await arrive();
    const first = await calendar.list({ part: 'past', limit: 1 });
    expect(first.visits.map((row) => row.customerName)).toEqual(['Samir El-Khoury']);
    const second = await calendar.list({ part: 'past', limit: 1, after: first.next });
    expect(second.visits.map((row) => row.customerName)).toEqual(['Łucja Wiśniewska']);
    expect(second.next).toBeNull();
  });

  test('are none of an unknown calendar, and none of another', async () => {
    const [one, other] = [await arrive(), await arrive()];
    expect(await one.names({ part: 'past', settlnProviderId: 999_999_999 })).toEqual([]);
    expect(await one.names({ part: 'past', settlnProviderId: 3_000_000_000 })).toEqual([]);
    const ids = (await one.list({ part: 'past' })).visits.map(({ id }) => Number(id));
    expect(other.bookingIds).not.toEqual(expect.arrayContaining(ids));
  });

  test.each([
    ['lucja', 'past', ['Łucja Wiśniewska']],
    ['WISNIEW', 'past', ['Łucja Wiśniewska']],
    ['xaghar luc', 'past', ['Łucja Wiśniewska']],
    ['+356 7712-3456', 'past', ['Samir El-Khoury']],
    ['77123456', 'past', ['Samir El-Khoury']],
    ['lu', 'past', ['Łucja Wiśniewska']],
    ['wi l', 'past', ['Łucja Wiśniewska']],
    ['cj', 'past', []],
    ['wash', 'upcoming', ['سمير الخوري']],
    ['سمير', 'upcoming', ['سمير الخوري']],
    ['الخورى', 'upcoming', ['سمير الخوري']],
    ['khoury', 'past', ['Samir El-Khoury']],
    ['kh', 'past', ['Samir El-Khoury']],
    ['yildiz', 'upcoming', ['Zeynep Yıldız']],
    ['100%', 'upcoming', ['A 100% name_']],
    ['%', 'past', []],
    ['_', 'past', []],
    ['\\', 'past', []],
    ['nobody', 'upcoming', []],
  ])('are found by %s', async (search, part, names) => {
    expect(await (await arrive()).names({ part, search })).toEqual(names);
  });

  test('are asked for by what is new, was cancelled, or nobody came to', async () => {
    const calendar = await arrive();
    const of = (kind: string) => calendar.names({ part: 'upcoming', kind });
    expect(await of('new')).toEqual(['Zeynep Yıldız', 'سمير الخوري']);
    expect([await of('cancelled'), await of('missed')]).toEqual([[], []]);
    await calendar.mark(calendar.bookingIds[2], { didNotCome: true });
    expect(await of('missed')).toEqual(['Ġiljan Cassar']);
    await backend.db.execute(sql`
      update bookings set status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()
      where id = ${calendar.bookingIds[3]}`);
    expect(await of('cancelled')).toEqual(['Zeynep Yıldız']);
    expect(await of('new')).toEqual(['سمير الخوري']);
    expect(await calendar.names({ part: 'upcoming', kind: 'new', search: 'zey' })).toEqual([]);
  });

  test('are seen all at once, but not those of others, and what changes later is new', async () => {
    const [calendar, other] = [await arrive(), await arrive()];
    const seen = () =>
      backend.post('/providerCalendar/seen-visits', { settlnProviderId: calendar.accountId });
    expect(await calendar.names({ part: 'upcoming', kind: 'new' })).toHaveLength(2);
    expect((await seen()).json).toEqual({ seen: expect.any(Number) });
    for (const part of ['upcoming', 'past']) {
      expect(await calendar.names({ part, kind: 'new' })).toEqual([]);
    }
    expect((await seen()).json).toEqual({ seen: 0 });
    expect(await other.names({ part: 'upcoming', kind: 'new' })).toHaveLength(2);
    await backend.db.execute(
      sql`update bookings set sequence = sequence + 1 where id = ${calendar.bookingIds[3]}`,
    );
    expect(await calendar.names({ part: 'upcoming', kind: 'new' })).toEqual(['Zeynep Yıldız']);
  });

  test('are those of one person, if one is named', async () => {
    const { bookingIds, names } = await arrive();
    await backend.db.execute(sql`update bookings set person_id = 2 where id = ${bookingIds[3]}`);
    expect(await names({ part: 'upcoming', person: 2 })).toEqual(['Zeynep Yıldız']);
    expect(await names({ part: 'upcoming', person: 0 })).toHaveLength(3);
    expect(await names({ part: 'past', person: 2 })).toEqual([]);
  });

  test('are one alone, in whichever part, and none of another calendar', async () => {
    const [one, other] = [await arrive(), await arrive()];
    for (const id of one.bookingIds) {
      for (const part of ['upcoming', 'past']) {
        const { visits, next } = await one.list({ part, limit: 1, visit: String(id) });
        expect([visits.map((row) => row.id), next]).toEqual([[String(id)], null]);
      }
    }
    const theirs = String(other.bookingIds[0]);
    for (const visit of [theirs, '999999999', '999999999999999']) {
      expect(await one.names({ part: 'past', visit })).toEqual([]);
    }
  });

  test('are found by an id', async () => {
    const calendar = await arrive();
    const search = String(calendar.bookingIds[3]);
    expect(await calendar.names({ part: 'upcoming', search })).toContain('Zeynep Yıldız');
  });
});

describe('what a provider says of a visit', () => {
  test('that it was seen: until the customer changes it', async () => {
    const calendar = await arrive();
    const id = calendar.bookingIds[3];
    expect((await calendar.mark(id, { seen: 0 })).json).toEqual({ marked: true });
    expect((await calendar.list({ part: 'upcoming' })).unread).toBe(1);
    await backend.db.execute(sql`update bookings set sequence = 1 where id = ${id}`);
    // A screen that showed the visit as it was before does not make the change seen.
    await calendar.mark(id, { seen: 0 });
    expect((await calendar.list({ part: 'upcoming' })).visits[1]?.unread).toBe('moved');
    await backend.db.execute(sql`update bookings set sequence = 2, status = 'cancelled',
      cancelled_by = 'customer', cancelled_at = now() where id = ${id}`);
    expect((await calendar.list({ part: 'upcoming' })).visits[1]?.unread).toBe('cancelled');
    await calendar.mark(id, { seen: 99 });
    expect((await calendar.list({ part: 'upcoming' })).visits[1]?.unread).toBeNull();
  });

  test('that nobody came, from the start on, and takes it back', async () => {
    const calendar = await arrive();
    const [past, , running, ahead] = calendar.bookingIds;
    for (const id of [past, running]) {
      expect((await calendar.mark(id, { didNotCome: true })).status).toBe(200);
    }
    expect((await calendar.mark(ahead, { didNotCome: true })).status).toBe(409);
    expect((await calendar.list({ part: 'past' })).visits.at(-1)?.didNotCome).toBe(true);
    await calendar.mark(past, { didNotCome: false });
    expect((await calendar.list({ part: 'past' })).visits.at(-1)?.didNotCome).toBe(false);
  });

  test('a note, which other marks leave alone and an empty one removes', async () => {
    const calendar = await arrive();
    const id = calendar.bookingIds[1];
    const noteOf = async () => (await calendar.list({ part: 'past' })).visits[0]?.note;
    await calendar.mark(id, { note: ` ${'ط'.repeat(1000)} ` });
    await calendar.mark(id, { seen: 0, didNotCome: true });
    expect(await noteOf()).toBe('ط'.repeat(1000));
    expect((await calendar.mark(id, { note: 'x'.repeat(1001) })).status).toBe(422);
    await calendar.mark(id, { note: '' });
    expect(await noteOf()).toBe('');
  });

  test('nothing of a visit in another calendar', async () => {
    const [one, other] = [await arrive(), await arrive()];
    const answer = await one.mark(one.bookingIds[0], { note: 'mine' }, other.accountId);
    expect(answer).toEqual({ status: 200, json: { marked: false } });
    expect((await one.list({ part: 'past' })).visits.at(-1)?.note).toBe('');
  });
});

test('what a feed shows is read by its token alone, until there is another or none', async () => {
  const calendar = await arrive();
  const { accountId } = calendar;
  const change = async (isOn: boolean) => {
    const body = { settlnProviderId: accountId, isOn };
    return (await backend.post('/providerCalendar/feed-token', body)).json as { token: string };
  };
  const shown = async () =>
    (await backend.call(`/providerCalendar/feed-token?settlnProviderId=${accountId}`)).json;
  const read = async (token: string) =>
    (await backend.post('/providerCalendar/feed', { token })).json as {
      feed: { bookings: { customer_name: string }[] } | null;
    };
  expect(await shown()).toEqual({ token: null, isOffered: true });
  const first = await change(true);
  expect(await shown()).toEqual({ token: first.token, isOffered: true });
  const { feed } = await read(first.token);
  expect(feed).toMatchObject({
    settlnProviderId: accountId,
    name: 'Selam Tesfaye',
    serviceNames: ['Selam Braids'],
  });
  expect(feed?.bookings).toHaveLength(6);
  await backend.db.execute(sql`update accounts set language = 'uk' where id = ${accountId}`);
  expect((await read(first.token)).feed).toMatchObject({ language: 'uk' });
  expect((await read(first.token.replace(/.$/, 'x'))).feed).toBeNull();
  const second = await change(true);
  expect((await read(first.token)).feed).toBeNull();
  expect((await read(second.token)).feed).not.toBeNull();
  expect(await change(false)).toEqual({ token: null, isOffered: true });
  expect((await read(second.token)).feed).toBeNull();
  expect((await read('nonsense')).feed).toBeNull();
});

test('a person who was forgotten is named in the language of whoever reads', async () => {
  const { accountId, bookingIds } = await arrive();
  await backend.db.execute(sql`
    insert into people (account_id, id, name, position, left_at) values
      (${accountId}, 0, 'Ada', 0, null), (${accountId}, 2, ${FORGOTTEN_NAME}, 2, now())`);
  await backend.db.execute(sql`update bookings set person_id = 2 where id = ${bookingIds[0]}`);
  const nameIn = async (language: string) => {
    const { json } = await backend.call('/providerCalendar/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ settlnProviderId: accountId, part: 'past', person: 2 }),
    });
    return VisitList.parse(json).visits.map(({ person }) => person?.name);
  };
  expect(await nameIn('')).toEqual(['Somebody who no longer works here']);
  for (const language of ['uk', 'ar', 'ne'] as const) {
    expect(await nameIn(language)).toEqual([textsFor(language, 'people.forgotten')('name')]);
  }
});

test('a feed of one person shows their visits alone, and ends with that of all', async () => {
  const { accountId, bookingIds } = await arrive();
  await backend.db.execute(sql`update bookings set person_id = 2 where id = ${bookingIds[3]}`);
  const change = { settlnProviderId: accountId, isOn: true };
  await backend.post('/providerCalendar/feed-token', change);
  const path = `/providerCalendar/feed-token?settlnProviderId=${accountId}&person=2`;
  const { json } = await backend.call(path);
  expect(json).toEqual({ token: expect.any(String), isOffered: true, person: 2 });
  const { token } = json as { token: string };
  const read = async (asked: string) =>
    (await backend.post('/providerCalendar/feed', { token: asked })).json;
  expect(await read(token)).toMatchObject({ feed: { bookings: [{ id: bookingIds[3] }] } });
  // Nobody makes the address of another person, or of all, out of it.
  const [payload = '', mac] = token.split('.');
  for (const other of [payload.replace(/2$/, '0'), payload.replace(/-2$/, '')]) {
    expect(await read(`${other}.${mac}`)).toEqual({ feed: null });
  }
  await backend.post('/providerCalendar/feed-token', change);
  expect(await read(token)).toEqual({ feed: null });
});

test('a feed goes thirty days back', async () => {
  const start = QUARTER - 30 * DAY_MS;
  const { accountId } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 15 }] })],
      bookings: [start, start + 15 * MINUTE_MS].map((startsAt) => ({ startsAt, items: cut })),
    }),
  );
  const body = { settlnProviderId: accountId, isOn: true };
  const { json } = await backend.post('/providerCalendar/feed-token', body);
  const feed = await backend.post('/providerCalendar/feed', json);
  expect(feed.json).toMatchObject({
    feed: { bookings: [{ start_time: new Date(start + 15 * MINUTE_MS).toISOString() }] },
  });
});

test('a feed that leaves something out has all that is to come, and the newest of the past', async () => {
  const past = Array.from({ length: 2_001 }, (_, n) => QUARTER - (n + 1) * 15 * MINUTE_MS);
  const ahead = [QUARTER + DAY_MS, QUARTER + 2 * DAY_MS];
  const { accountId } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 15 }] })],
      bookings: [...past, ...ahead].map((startsAt) => ({ startsAt, items: cut })),
    }),
  );
  const body = { settlnProviderId: accountId, isOn: true };
  const { json } = await backend.post('/providerCalendar/feed-token', body);
  const { json: answer } = await backend.post('/providerCalendar/feed', json);
  const { feed } = answer as { feed: { bookings: { start_time: string }[] } };
  const shown = [...past.slice(0, 1_998).reverse(), ...ahead];
  expect(feed.bookings.map(({ start_time }) => start_time)).toEqual(
    shown.map((at) => new Date(at).toISOString()),
  );
});
