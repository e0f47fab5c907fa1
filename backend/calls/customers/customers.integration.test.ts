import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { eraseVisits } from '@/backend/privacy/erase-visits';
import { exportPerson } from '@/backend/privacy/export';
import { forgetOld } from '@/backend/privacy/retention';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/shared/contract/host';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { IS_LONG } from '@/test/long';

const NOW = Date.UTC(2027, 2, 3, 8, 15);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => undefined } });
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.clock.now = NOW;
});

interface Who {
  customerName?: string;
  customerPhone?: string;
  customerEmail?: string;
}

/** An account with bookings, each `days` from now by somebody, in the order in which they were made. */
async function seed(...booked: [days: number, who: Who][]) {
  const { accountId, bookingIds, services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [
        sampleService({ items: [{ name: 'Cut', priceMinor: 2_500, durationMinutes: 30 }] }),
      ],
      availability: [{ from: NOW, to: NOW + 40 * DAY_MS, status: 'available' }],
      bookings: booked.map(([days, who], index) => ({
        startsAt: NOW + days * DAY_MS + (index % 20) * HOUR_MS,
        items: [{ service: 0, item: 0 }],
        ...who,
      })),
    }),
  );
  const [first = 0, second = 0, third = 0] = bookingIds;
  return { accountId, bookingIds, first, second, third, itemId: services[0]?.itemIds[0] ?? 0 };
}

const send = (method: string, path: string, body: object) =>
  backend.call(`/providerCalendar/customers${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function list(settlnProviderId: number, more: object = {}) {
  const { json } = await send('POST', '', { settlnProviderId, offset: 0, ...more });
  return host.listCustomers.answer.parse(json);
}

const namesOf = async (accountId: number, search = '') =>
  (await list(accountId, { search })).customers.map(({ name }) => name);

async function find(settlnProviderId: number, id: number) {
  const { json } = await backend.call(
    `/providerCalendar/customers/${id}?settlnProviderId=${settlnProviderId}`,
  );
  return host.getCustomer.answer.parse(json).customer;
}

const note = (settlnProviderId: number, id: number, text: string, version = 0) =>
  send('PUT', `/${id}/note`, { settlnProviderId, version, text });
const merge = (settlnProviderId: number, id: number, other: number) =>
  send('POST', `/${id}/merge`, { settlnProviderId, otherId: String(other) });
const part = (settlnProviderId: number, id: number, mergeId: number) =>
  send('POST', `/${id}/part`, { settlnProviderId, mergeId });

const set = (id: number, change: ReturnType<typeof sql>) =>
  backend.db.execute(sql`update bookings set ${change} where id = ${id}`);
const CANCELLED = sql`status = 'cancelled', cancelled_at = now()`;

const ANN = { customerName: 'Ann', customerPhone: '+356 9900 0000' };
const BO = { customerName: 'Bo', customerPhone: '+356 7900 0001' };

describe('customers', () => {
  test('are one for each number, however it was written, and the newest name wins', async () => {
    const spellings = ['+356 9900 0000', '9900-0000', '00356 99000000', '(356) 9900 0000'];
    const { accountId, bookingIds } = await seed(
      ...spellings.map((customerPhone, index): [number, Who] => [
        index - 10,
        { customerName: `Ann ${index}`, customerPhone },
      ]),
      [-1, { customerName: 'Ann 0', customerPhone: '+39 9900 0000' }],
    );
    const { customers, total } = await list(accountId);
    expect(total).toBe(2);
    expect(customers.map(({ name, visits, id }) => [name, visits, id])).toEqual([
      ['Ann 0', 1, bookingIds[4]],
      ['Ann 3', 4, bookingIds[3]],
    ]);
  });

  test('are found by number also where the provider entered them, before there were keys or since', async () => {
    const { accountId, itemId, first } = await seed([-3, ANN], [-2, ANN]);
    await set(first, sql`phone_key = null, by_provider = true, customer_phone = '9900 0000'`);
    const booked = await backend.post('/providerCalendar/book', {
      settlnProviderId: accountId,
      startTime: toIso(NOW + DAY_MS),
      serviceItemId: itemId,
      customerName: 'Ann Borg',
      customerPhone: '00356/99000000',
    });
    expect(booked.status).toBe(201);
    const { customers } = await list(accountId);
    expect(customers).toMatchObject([
      {
        name: 'Ann Borg',
        visits: 2,
        nextVisit: NOW + DAY_MS,
        lastVisit: NOW - 2 * DAY_MS + HOUR_MS,
      },
    ]);
  });

  test('are one for each address where there is no number, and nobody where there is neither', async () => {
    const { accountId } = await seed(
      [-3, { customerName: 'Hiwot', customerEmail: 'hiwot@mail.example' }],
      [-2, { customerName: 'Hiwot T.', customerEmail: 'Hiwot@mail.example' }],
      [-1, { customerName: 'Walked in' }],
      [1, { ...ANN, customerEmail: 'hiwot@mail.example' }],
    );
    expect((await list(accountId)).customers).toMatchObject([
      { name: 'Ann', visits: 0 },
      { name: 'Hiwot T.', visits: 2, phone: '' },
    ]);
  });

  test('are counted by filters and shown by one: booked next, not seen for 3 months, missed', async () => {
    const cy = { customerName: 'Cy', customerPhone: '+356 7900 0002' };
    const di = { customerName: 'Di', customerPhone: '+356 7900 0003' };
    const { accountId, bookingIds } = await seed(
      [2, ANN],
      [-120, ANN],
      [-95, BO],
      [-80, cy],
      [-3, cy],
      [-100, di],
    );
    await set(bookingIds[4] ?? 0, sql`missed_at = now()`);
    await set(bookingIds[5] ?? 0, CANCELLED);
    const counts = { all: 4, next: 1, away: 1, missed: 1 };
    const shown = async (more: object) => {
      const page = await list(accountId, more);
      return [page.customers.map(({ name }) => name).join(), page.total, page.counts];
    };
    expect(await shown({})).toEqual(['Ann,Cy,Bo,Di', 4, counts]);
    expect(await shown({ filter: 'next' })).toEqual(['Ann', 1, counts]);
    expect(await shown({ filter: 'away' })).toEqual(['Bo', 1, counts]);
    expect(await shown({ filter: 'missed' })).toEqual(['Cy', 1, counts]);
    const found = { all: 1, next: 0, away: 1, missed: 0 };
    expect(await shown({ search: 'bo', filter: 'missed' })).toEqual(['', 0, found]);
    expect(await shown({ filter: 'away', offset: 50 })).toEqual(['', 1, counts]);
    const none = { all: 0, next: 0, away: 0, missed: 0 };
    expect(await shown({ search: 'nobody' })).toEqual(['', 0, none]);
  });

  test('with one name and two numbers are two', async () => {
    const { accountId, first, second } = await seed(
      [-2, ANN],
      [-1, { ...BO, customerName: 'ánn' }],
    );
    expect(await namesOf(accountId)).toEqual(['ánn', 'Ann']);
    expect((await find(accountId, first))?.alike.map(({ id }) => id)).toEqual([second]);
  });

  test('stand in the order of their next visit, then of their last', async () => {
    const { accountId, bookingIds } = await seed(
      [-5, { customerName: 'Last week', customerPhone: '+356 7900 0001' }],
      [-1, { customerName: 'Yesterday', customerPhone: '+356 7900 0002' }],
      [3, { customerName: 'Later', customerPhone: '+356 7900 0003' }],
      [1, { customerName: 'Tomorrow', customerPhone: '+356 7900 0004' }],
      [2, { customerName: 'Cancelled', customerPhone: '+356 7900 0005' }],
      [-2, { customerName: 'Missed', customerPhone: '+356 7900 0006' }],
    );
    await set(bookingIds[4] ?? 0, CANCELLED);
    await set(bookingIds[5] ?? 0, sql`missed_at = now()`);
    expect(await namesOf(accountId)).toEqual([
      'Tomorrow',
      'Later',
      'Yesterday',
      'Last week',
      'Missed',
      'Cancelled',
    ]);
    const { customers } = await list(accountId);
    expect(customers.map(({ visits, missed }) => [visits, missed])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    const page = await list(accountId, { offset: 4, limit: 4 });
    expect(page.customers.map(({ name }) => name)).toEqual(['Missed', 'Cancelled']);
    expect(page.total).toBe(6);
    expect(await list(accountId, { offset: 50 })).toMatchObject({ customers: [], total: 6 });
  });

  test.each([
    ['lucja wisn', ['Łucja Wiśniewska']],
    ['ŁUCJA', ['Łucja Wiśniewska']],
    ['Люд', ['Людмила']],
    ['людмила', ['Людмила']],
    ['لو', ['لولوة']],
    ['لولوه', ['لولوة']],
    ['احمد الصادق', ['أحمد الصّادق']],
    ['الصادئ', []],
    ['@', []],
    ['0011', ['Łucja Wiśniewska']],
    ['900 0', ['Łucja Wiśniewska', 'Людмила']],
    ['9900 0012', ['Людмила']],
    ['lu@mail', ['لولوة']],
    ['MAIL.EXAMPLE', ['لولوة']],
    ['Cut', []],
    ['100%', []],
    ['wi', ['Łucja Wiśniewska']],
    ['cja', ['Łucja Wiśniewska']],
    ['ja', []],
  ])('are found by %s', async (search, names) => {
    const { accountId } = await searched();
    expect(await namesOf(accountId, search)).toEqual(names);
  });

  let known: ReturnType<typeof seed> | undefined;
  const searched = () => {
    known ??= seed(
      [1, { customerName: 'Łucja Wiśniewska', customerPhone: '+356 9900 0011' }],
      [2, { customerName: 'Людмила', customerPhone: '+356 9900 0012' }],
      [3, { customerName: 'لولوة', customerEmail: 'Lulu@mail.example' }],
      [4, { customerName: 'أحمد الصّادق', customerPhone: '+356 7900 1234' }],
    );
    return known;
  };

  test('of 2,000 bookings are listed and counted in a moment', async () => {
    const { accountId } = await seed([-1, ANN]);
    await backend.db.execute(sql`
      insert into bookings (account_id, during, total_minor, customer_name, customer_phone, phone_key)
      select ${accountId}, tstzrange(at, at + interval '15 minutes'), 1000, 'Customer ' || n % 700,
        '+356 99' || lpad((n % 700)::text, 6, '0'), '35699' || lpad((n % 700)::text, 6, '0')
      from (select n, to_timestamp(${NOW / 1000}) - n * interval '4 hours' as at
        from generate_series(1000, 3000) n) made`);
    const ROUNDS = IS_LONG ? 15 : 5;
    const times: Record<string, number[]> = { list: [], search: [], one: [] };
    const time = async (name: string, run: () => Promise<unknown>) => {
      const began = performance.now();
      await run();
      times[name]?.push(performance.now() - began);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await time('list', () => list(accountId));
      await time('search', () => list(accountId, { search: 'customer 69' }));
    }
    const { customers, total } = await list(accountId);
    expect([customers.length, total]).toEqual([50, 700]);
    const { id } = customers[3] ?? { id: 0 };
    for (let round = 0; round < ROUNDS; round += 1) await time('one', () => find(accountId, id));
    const medians = Object.entries(times).map(([name, all]) => {
      const [median = 0] = all.sort((a, b) => a - b).slice(Math.floor(all.length / 2));
      return [name, median] as const;
    });
    for (const [name, median] of medians) expect(median, name).toBeLessThan(400);
  });
});

describe('one customer', () => {
  test('has what was paid for kept visits, and all bookings, the newest first', async () => {
    const { accountId, bookingIds } = await seed(
      [-9, ANN],
      [-7, ANN],
      [-5, ANN],
      [4, ANN],
      [-3, BO],
    );
    const [kept = 0, missed = 0, cancelled = 0, next = 0] = bookingIds;
    await set(missed, sql`missed_at = now()`);
    await set(cancelled, CANCELLED);
    for (const id of [kept, missed, cancelled, next]) {
      expect(await find(accountId, id)).toMatchObject({
        id: next,
        name: 'Ann',
        visits: 1,
        missed: 1,
        totalMinor: 2_500,
        note: { text: '', version: 0, savedAt: null },
        alike: [],
        merges: [],
      });
    }
    const { bookings = [] } = (await find(accountId, kept)) ?? {};
    expect(bookings.map(({ id, visitNumber }) => [Number(id), visitNumber])).toEqual([
      [next, 2],
      [cancelled, null],
      [missed, null],
      [kept, 1],
    ]);
  });

  test('is nobody for a booking of another account, of nobody, or that there is not', async () => {
    const mine = await seed([-1, ANN]);
    const other = await seed([-1, { customerName: 'Walked in' }]);
    expect(await find(other.accountId, mine.first)).toBeNull();
    expect(await find(other.accountId, other.first)).toBeNull();
    expect(await find(mine.accountId, 999_999_999)).toBeNull();
    for (const answer of [
      await note(other.accountId, mine.first, 'Not mine'),
      await merge(other.accountId, mine.first, mine.first),
      await merge(mine.accountId, mine.first, other.first),
    ]) {
      expect(answer.status).toBe(410);
    }
    expect(await find(mine.accountId, mine.first)).toMatchObject({ note: { text: '' } });
  });
});

describe('a note', () => {
  test('is saved over what was read, for all bookings of the person', async () => {
    const { accountId, first, second } = await seed([-2, ANN], [-1, ANN]);
    const { json } = await note(accountId, first, '  Shea oil  ');
    expect(json).toEqual({ text: 'Shea oil', version: 1, savedAt: toIso(NOW) });
    expect((await note(accountId, second, 'Over it')).status).toBe(409);
    expect((await note(accountId, second, 'Coconut', 7)).status).toBe(409);
    expect((await note(accountId, second, '', 1)).status).toBe(200);
    // An emptied note is not the one that was never written.
    expect((await note(accountId, second, 'Anew', 0)).status).toBe(409);
    expect((await find(accountId, first))?.note).toMatchObject({ text: '', version: 2 });
    expect((await note(accountId, first, 'x'.repeat(2_001), 2)).status).toBe(422);
  });

  const AT_ONCE = IS_LONG ? 200 : 30;
  test(`of ${AT_ONCE} saved at once over one version is one of them`, async () => {
    const { accountId, first } = await seed([-1, ANN]);
    for (const version of [0, 1]) {
      const texts = Array.from({ length: AT_ONCE }, (_, n) => `Note ${version}/${n}`);
      const answers = await Promise.all(texts.map((text) => note(accountId, first, text, version)));
      const won = texts.filter((_, n) => answers[n]?.status === 200);
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      expect(won).toHaveLength(1);
      expect((await find(accountId, first))?.note).toMatchObject({
        text: won[0],
        version: version + 1,
      });
    }
  });

  test('is in the export of the account', async () => {
    const { accountId, first } = await seed([-1, ANN]);
    await note(accountId, first, 'Likes the window chair');
    const person = { email: 'of@nobody.example', phone: null };
    const traces = {
      bookingIds: [],
      accountIds: [accountId],
      reportIds: [],
      enteredIds: [],
      reviewIds: [],
    };
    expect(await exportPerson(backend.db, person, traces, null)).toMatchObject({
      accounts: [{ customerNotes: [{ note: 'Likes the window chair' }] }],
    });
  });
});

describe('two put together', () => {
  test('are one in the list, in the search and in counting, until they are parted', async () => {
    const { accountId, first, second } = await seed([-9, ANN], [-5, BO], [4, ANN]);
    await note(accountId, first, 'Of Ann');
    await note(accountId, second, 'Of Bo');
    expect((await merge(accountId, first, second)).status).toBe(200);
    expect((await list(accountId)).customers).toMatchObject([{ name: 'Ann', visits: 2 }]);
    expect(await namesOf(accountId, 'bo')).toEqual(['Ann']);
    expect(await namesOf(accountId, '79000001')).toEqual(['Ann']);
    const together = await find(accountId, second);
    expect(together).toMatchObject({
      name: 'Ann',
      totalMinor: 5_000,
      note: { text: 'Of Ann\n\nOf Bo', version: 2 },
      merges: [{ name: 'Bo', contact: '+356 7900 0001', undoUntil: NOW + 30 * DAY_MS }],
    });
    expect(together?.bookings.map(({ visitNumber }) => visitNumber)).toEqual([3, 2, 1]);
    expect((await merge(accountId, second, first)).status).toBe(409);

    const [{ id: mergeId } = { id: 0 }] = together?.merges ?? [];
    const other = await seed([-1, ANN]);
    expect((await part(other.accountId, other.first, mergeId)).status).toBe(410);
    expect((await part(accountId, first, mergeId)).status).toBe(200);
    expect((await part(accountId, first, mergeId)).status).toBe(410);
    expect(await find(accountId, second)).toMatchObject({ name: 'Bo', note: { text: 'Of Bo' } });
    expect(await find(accountId, first)).toMatchObject({ note: { text: 'Of Ann\n\nOf Bo' } });
  });

  test('cannot be parted after 30 days, and notes that do not fit stay apart', async () => {
    const { accountId, first, second } = await seed([-9, ANN], [-5, BO]);
    await note(accountId, first, 'a'.repeat(1_500));
    await note(accountId, second, 'b'.repeat(600));
    expect((await merge(accountId, first, second)).status).toBe(409);
    await note(accountId, second, '', 1);
    expect((await merge(accountId, first, second)).status).toBe(200);
    const [{ id: mergeId } = { id: 0 }] = (await find(accountId, first))?.merges ?? [];
    backend.clock.now = NOW + 30 * DAY_MS;
    expect((await part(accountId, first, mergeId)).status).toBe(410);
    expect((await find(accountId, first))?.merges).toEqual([]);
  });

  test('by many at once stay a tree', { timeout: 60_000 }, async () => {
    const people = Array.from({ length: 8 }, (_, n): [number, Who] => [
      n - 20,
      { customerName: `P${n}`, customerPhone: `+356 7900 100${n}` },
    ]);
    const { accountId, bookingIds } = await seed(...people);
    const pairs = bookingIds.flatMap((one) => bookingIds.map((other) => [one, other] as const));
    const answers = await Promise.all(pairs.map(([one, other]) => merge(accountId, one, other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(64 - 7);
    expect(await list(accountId)).toMatchObject({ total: 1, customers: [{ visits: 8 }] });
    const { merges = [] } = (await find(accountId, bookingIds[0] ?? 0)) ?? {};
    for (const { id } of merges) await part(accountId, bookingIds[0] ?? 0, id);
    for (const id of bookingIds) {
      for (const left of (await find(accountId, id))?.merges ?? [])
        await part(accountId, id, left.id);
    }
    expect((await list(accountId)).total).toBe(8);
  });
});

describe('who is forgotten', () => {
  async function kept(accountId: number) {
    const { rows: notes } = await backend.db.execute(
      sql`select customer_key as key, note from customer_notes where account_id = ${accountId}`,
    );
    const { rows: merges } = await backend.db.execute(
      sql`select customer_key as key, into_key as into from customer_merges where account_id = ${accountId}`,
    );
    return { notes, merges };
  }
  const forget = (days: number) => forgetOld(backend.db, { days: 365, now: NOW + days * DAY_MS });

  test('by an erasure goes with the note, also with those of another number', async () => {
    const { accountId, bookingIds, first, second, third } = await seed(
      [-9, ANN],
      [-5, BO],
      [
        4,
        {
          customerName: 'Cy',
          customerPhone: '+356 7900 0003',
        },
      ],
    );
    await note(accountId, first, 'Of Ann');
    await note(accountId, second, 'Of Bo');
    await note(accountId, third, 'Of Cy');
    await merge(accountId, first, second);
    await eraseVisits(backend.db, [second], { now: NOW, outbox: null });
    expect(await kept(accountId)).toEqual({
      notes: [{ key: '35679000003', note: 'Of Cy' }],
      merges: [],
    });
    expect(await namesOf(accountId)).toEqual(['Cy', 'Ann']);
    expect(await find(accountId, second)).toBeNull();
    await eraseVisits(backend.db, bookingIds, { now: NOW, outbox: null });
    expect(await list(accountId)).toMatchObject({ customers: [], total: 0 });
    expect(await kept(accountId)).toEqual({ notes: [], merges: [] });
  });

  test('by retention keeps the note until the last visit of the person', async () => {
    const { accountId, first } = await seed([-20, ANN], [-10, ANN], [-10, BO]);
    await note(accountId, first, 'Of Ann');
    await forget(365 - 15);
    expect(await kept(accountId)).toMatchObject({ notes: [{ note: 'Of Ann' }] });
    expect(await find(accountId, first)).toBeNull();
    await forget(365 - 9);
    expect(await kept(accountId)).toEqual({ notes: [], merges: [] });
  });

  test('by retention leaves no number of whom visits name by another one', async () => {
    const { accountId, bookingIds, first, second, third } = await seed(
      [-30, ANN],
      [-20, BO],
      [-10, { customerName: 'Cy', customerPhone: '+356 7900 0003' }],
      [-5, { customerName: 'Di', customerPhone: '+356 7900 0004' }],
    );
    await note(accountId, first, 'Of all');
    await merge(accountId, first, second);
    await merge(accountId, first, third);
    await merge(accountId, bookingIds[3] ?? 0, first);
    expect((await list(accountId)).total).toBe(1);
    for (const [days, left] of [
      [25, 3],
      [15, 2],
      [8, 1],
    ] as const) {
      await forget(365 - days);
      const { notes, merges } = await kept(accountId);
      expect(merges).toHaveLength(left - 1);
      expect(notes).toEqual([{ key: '35679000004', note: 'Of all' }]);
      expect(await list(accountId)).toMatchObject({ total: 1, customers: [{ visits: left }] });
    }
    await forget(365);
    expect(await kept(accountId)).toEqual({ notes: [], merges: [] });
  });

  test('by retention passes the note on where the one who had it is forgotten first', async () => {
    const { accountId, first, second, third } = await seed(
      [-30, ANN],
      [-20, BO],
      [
        -10,
        {
          customerName: 'Cy',
          customerPhone: '+356 7900 0003',
        },
      ],
    );
    await note(accountId, first, 'Of all');
    await merge(accountId, first, second);
    await merge(accountId, first, third);
    await forget(365 - 25);
    expect(await find(accountId, third)).toMatchObject({ note: { text: 'Of all' }, visits: 2 });
    await forget(365 - 15);
    expect(await find(accountId, third)).toMatchObject({ note: { text: 'Of all' }, visits: 1 });
    expect(await kept(accountId)).toMatchObject({ merges: [], notes: [{ key: '35679000003' }] });
  });
});
