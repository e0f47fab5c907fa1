import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailStops, messages } from '@/backend/db/mail-schema';
import { accounts } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { toAddressToken } from '@/backend/mail/address-token';
import { keepSending } from '@/backend/mail/keep-sending';
import { toManageToken } from '@/backend/mail/manage-token';
import { hashAddress } from '@/backend/mail/stop-token';
import { openTransport } from '@/backend/mail/transport';
import { forgetEntered } from '@/backend/privacy/erase-account';
import { findTraces } from '@/backend/privacy/person';
import { decide } from '@/backend/testing/decide';
import { MAIL_CA, startTestMailServer, type TestMailServer } from '@/backend/testing/mail-server';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { SAMPLE_SENDER as sender } from '@/backend/testing/sample-facts';
import { samplePhone } from '@/backend/testing/sample-phone';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { UNDO_MS } from '@/lib/shared/domain/staff/room';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = NOW + 3 * DAY_MS;
const SETTINGS = '/settlnProviders/settings';

let server: TestMailServer;
let backend: TestBackend;
let owner: SeededAccount & { userId: string; email: string };
let sending: ReturnType<typeof keepSending> | null = null;
let count = 0;

beforeAll(async () => {
  server = await startTestMailServer();
  backend = await startTestBackend(NOW, { outbox: { nudge: () => {} } });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});
beforeEach(async () => {
  backend.clock.now = NOW;
  server.be('accept');
  server.received.length = 0;
  await backend.db.delete(messages);
  const account = sampleAccount({
    services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 30 }] })],
    availability: [{ from: NOW, to: OPEN + DAY_MS, status: 'available' }],
  });
  const { userId, email } = account;
  owner = { ...(await seedAccount(backend.db, account)), userId, email };
});
afterEach(stopSending);

async function stopSending(): Promise<void> {
  await sending?.stop();
  sending = null;
}

function startSending() {
  const transport = openTransport(server.url, sender, { ca: MAIL_CA });
  const { db, clock, log } = backend;
  const now = () => clock.now;
  sending = keepSending({
    db,
    sender,
    transport,
    pollMs: 40,
    now,
    log: (entry) => log.push(entry),
  });
}

const PATIENCE = { timeout: 20_000 };

/** Sends what is due, and waits until nothing is left. */
async function sendAll(): Promise<void> {
  if (!sending) startSending();
  await expect
    .poll(
      () =>
        backend.db.$count(
          messages,
          sql`sent_at is null and dead_at is null and due_at <= to_timestamp(${backend.clock.now / 1000})`,
        ),
      PATIENCE,
    )
    .toBe(0);
}

const mailsTo = (address: string) =>
  server.received.filter(({ deliveredTo }) => deliveredTo === address);
const subjectsTo = (address: string) => mailsTo(address).map(({ subject }) => subject);

async function settings(userId = owner.userId) {
  const { json } = await backend.call(`${SETTINGS}?userId=${userId}`);
  return (json as { settings: Record<string, unknown> }).settings;
}

const ask = (email: string, userId = owner.userId) =>
  backend.post(`${SETTINGS}/address`, { userId, email });

/** Opens the link of the last mail there, as the user. */
async function prove(address: string, userId = owner.userId) {
  const text = mailsTo(address).at(-1)?.text ?? '';
  const [, token = ''] = /account\/address\?token=(\S+)/.exec(text) ?? [];
  expect(token).not.toBe('');
  return backend.post(`${SETTINGS}/address/prove`, { userId, token: decodeURIComponent(token) });
}

const chooseMail = (kind: string, isOn: boolean) =>
  sendJson(backend, 'PUT', `${SETTINGS}/mail`, { userId: owner.userId, kind, isOn });

async function book(startsAt: number) {
  count += 1;
  const { json } = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: owner.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems: owner.services[0]?.itemIds,
    customerName: 'Ann Other',
    customerPhone: samplePhone(owner.accountId, startsAt),
    customerEmail: `ann-${count}@customer.example`,
  });
  return (json as { booking: { id: number } }).booking.id;
}

function newAddress(): string {
  count += 1;
  return `marija-${count}@new.example`;
}

describe('another address for mail', () => {
  test('gets mail once its link was used by the owner, and not before', async () => {
    const address = newAddress();
    expect((await ask(address)).json).toEqual({ outcome: 'sent' });
    await book(OPEN);
    await sendAll();
    expect(subjectsTo(address)).toEqual(['Is this your address?']);
    expect(subjectsTo(owner.email)).toEqual([expect.stringMatching(/^New booking/)]);
    expect(await settings()).toMatchObject({ email: owner.email, pending: { email: address } });
    expect((await prove(address)).json).toEqual({ proved: true });
    expect((await prove(address)).json).toEqual({ proved: true });
    await book(OPEN + HOUR_MS);
    await sendAll();
    expect(subjectsTo(address).at(-1)).toMatch(/^New booking/);
    // The old one is told once, without the whole new one.
    const [, told, ...more] = mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe('Your mail is sent to another address now');
    expect(told?.text).toContain('m…@new.example');
    expect(told?.text).not.toContain(address);
    expect(await settings()).toMatchObject({ email: address, pending: null });
  });

  test('that is a stranger’s names nobody, and gives neither of them anything', async () => {
    const address = newAddress();
    await ask(address);
    await sendAll();
    const [mail] = mailsTo(address);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Selam|Tesfaye/);
    const other = sampleAccount();
    await seedAccount(backend.db, other);
    expect((await prove(address, other.userId)).json).toEqual({ proved: false });
    expect((await prove(address, 'nobody')).json).toEqual({ proved: false });
    expect(await settings(other.userId)).toMatchObject({ email: other.email });
    expect(await settings()).toMatchObject({ email: owner.email });
  });

  test('is not written to again after a “not me”', async () => {
    const address = newAddress();
    await ask(address);
    await sendAll();
    const [, token = ''] = /not-me\?token=(\S+)/.exec(mailsTo(address)[0]?.text ?? '') ?? [];
    expect((await backend.post('/mail/stop', { token: decodeURIComponent(token) })).json).toEqual({
      stopped: true,
    });
    expect((await ask(address)).json).toMatchObject({ code: 'conflict' });
    expect(mailsTo(address)).toHaveLength(1);
  });

  test('is not written to if its “not me” came while the mail waited', async () => {
    const address = newAddress();
    await ask(address);
    await backend.db
      .insert(mailStops)
      .values({ addressHash: hashAddress(address, sender.linkSecret) });
    await sendAll();
    expect(mailsTo(address)).toEqual([]);
  });

  test('has a link for a day; a newer one, or forgetting the address, ends it', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await ask(first);
    await sendAll();
    await ask(second);
    await sendAll();
    expect((await prove(first)).json).toEqual({ proved: false });
    backend.clock.now += DAY_MS;
    expect((await prove(second)).json).toEqual({ proved: false });
    expect(await settings()).toMatchObject({ pending: null });
    await ask(second);
    await sendAll();
    await backend.post(`${SETTINGS}/address/drop`, { userId: owner.userId });
    expect((await prove(second)).json).toEqual({ proved: false });
    expect(await settings()).toMatchObject({ email: owner.email, pending: null });
  });

  test('is asked for five times a day at most', async () => {
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(newAddress())).status).toBe(200);
    expect((await ask(newAddress())).json).toMatchObject({ code: 'too_many' });
    backend.clock.now += DAY_MS + 1;
    expect((await ask(newAddress())).status).toBe(200);
  });

  test('asked for by as many at once as there are connections is answered', async () => {
    const { max } = backend.db.$client.options;
    const asked = Array.from({ length: max }, () => ask(newAddress()));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(200), ...Array(max - 5).fill(429)]);
  });

  test('gives way to the first one without a link, and is told', async () => {
    const address = newAddress();
    await ask(address);
    await sendAll();
    await prove(address);
    expect((await ask(owner.email.toUpperCase())).json).toEqual({ outcome: 'kept' });
    await sendAll();
    expect(await settings()).toMatchObject({ email: owner.email });
    expect(subjectsTo(address).at(-1)).toBe('Your mail is sent to another address now');
  });

  const WARNING = 'Your mail is sent to another address now';

  test('is told to the former one, whatever is asked for before that mail goes', async () => {
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    await ask(first);
    await sendAll();
    await stopSending();
    await prove(first);
    await ask(second);
    await backend.post(`${SETTINGS}/address/drop`, { userId: owner.userId });
    await sendAll();
    expect(subjectsTo(owner.email)).toEqual([WARNING]);
    // Nor by a second change before it.
    await ask(second);
    await sendAll();
    await stopSending();
    await prove(second);
    await ask(owner.email);
    await ask(third);
    await sendAll();
    expect(subjectsTo(first)).toContain(WARNING);
  });

  const [OWN, SECOND, THIRD] = ['own', 'second', 'third'];
  test.each([
    [
      [SECOND, THIRD],
      [OWN, SECOND],
    ],
    [
      [SECOND, OWN, THIRD],
      [OWN, SECOND],
    ],
    [
      [SECOND, THIRD, SECOND],
      [OWN, THIRD],
    ],
    [[SECOND, OWN], [SECOND]],
  ])('changed to %j before any mail goes is told to %j, once', async (changes, told) => {
    const addresses = new Map([OWN, SECOND, THIRD].map((name) => [name, newAddress()]));
    addresses.set(OWN, owner.email);
    const addressOf = (name = '') => addresses.get(name) ?? '';
    for (const name of changes) {
      await ask(addressOf(name));
      if (name === OWN) continue;
      const [row] = await backend.db
        .select()
        .from(accounts)
        .where(eq(accounts.id, owner.accountId));
      const asked = { accountId: owner.accountId, addressVersion: row?.addressVersion ?? 0 };
      const token = toAddressToken(asked, sender.linkSecret);
      const body = { userId: owner.userId, token };
      expect((await backend.post(`${SETTINGS}/address/prove`, body)).json).toEqual({
        proved: true,
      });
    }
    await sendAll();
    const warned = [...addresses].flatMap(([name, address]) =>
      subjectsTo(address).flatMap((subject) => (subject === WARNING ? [name] : [])),
    );
    expect(warned).toEqual(told);
    const kept = await backend.db.select().from(messages).where(isNotNull(messages.formerEmail));
    expect(kept.filter(({ sentAt }) => sentAt)).toEqual([]);
  });

  test('before a warning goes is found for whoever asks for its erasure, and erased', async () => {
    const address = newAddress();
    await ask(address);
    await sendAll();
    await prove(address);
    await sendAll();
    await stopSending();
    await ask(owner.email);
    const { enteredIds } = await findTraces(backend.db, { email: address, phone: null });
    expect(enteredIds).toEqual([owner.accountId]);
    await forgetEntered(backend.db, enteredIds);
    const kept = { email: address, phone: null };
    expect((await findTraces(backend.db, kept)).enteredIds).toEqual([]);
    await sendAll();
    expect(subjectsTo(address)).not.toContain(WARNING);
  });

  test('that is forgotten is proved by no link, also where another one was', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await ask(first);
    await sendAll();
    await prove(first);
    await ask(second);
    await sendAll();
    await backend.post(`${SETTINGS}/address/drop`, { userId: owner.userId });
    expect((await prove(second)).json).toEqual({ proved: false });
    expect(await settings()).toMatchObject({ email: first, pending: null });
  });

  test.each(['x<ann@example.com>', 'no address', 'a@b', 'a@b.example,c@d.example'])(
    '%s is none',
    async (text) => {
      expect((await ask(text)).status).toBe(422);
    },
  );

  test('of many at once is one', async () => {
    const addresses = [newAddress(), newAddress(), newAddress()];
    await Promise.all(addresses.map((address) => ask(address)));
    await sendAll();
    const proved = [];
    for (const address of addresses) {
      if (mailsTo(address).length > 0) proved.push((await prove(address)).json);
    }
    expect(proved).toEqual([{ proved: true }]);
  });
});

describe('the mails', () => {
  test('that were switched off do not come, and come again', async () => {
    const cancellations = () =>
      subjectsTo(owner.email).filter((subject) => subject?.startsWith('Cancelled'));
    await chooseMail('received', false);
    await chooseMail('cancelled', false);
    await chooseMail('cancelled', false);
    expect(await settings()).toMatchObject({ mailOff: ['cancelled', 'received'] });
    const cancel = async (startsAt: number) => {
      const id = await book(startsAt);
      const linked = { accountId: owner.accountId, bookingId: id, linkVersion: 0 };
      const token = toManageToken(linked, sender.linkSecret);
      expect((await backend.post('/customerBookings/cancel', { token })).status).toBe(200);
    };
    await cancel(OPEN);
    await sendAll();
    expect(cancellations()).toHaveLength(0);
    await chooseMail('cancelled', true);
    await cancel(OPEN + HOUR_MS);
    await sendAll();
    expect(cancellations()).toHaveLength(1);
  });

  test('about new bookings and decisions always come', async () => {
    for (const kind of ['booked', 'decided', 'proving', 'readdressed']) {
      expect((await chooseMail(kind, false)).status).toBe(422);
    }
    await backend.db
      .update(accounts)
      .set({ mailOff: ['booked', 'decided', 'of-a-later-release'] })
      .where(eq(accounts.id, owner.accountId));
    expect(await settings()).toMatchObject({ mailOff: [] });
    await book(OPEN);
    const id = owner.services[0]?.id ?? '';
    await decide(backend.db, { id, action: 'takeDown' }, NOW - UNDO_MS, { tells: true });
    await sendAll();
    expect(subjectsTo(owner.email).sort()).toEqual([
      expect.stringMatching(/^New booking/),
      'Your service was taken down',
    ]);
    for (const { text } of mailsTo(owner.email)) {
      expect(text).toContain(`${sender.siteUrl}/settln-providers/account\n`);
    }
  });
});

describe('names and telephone', () => {
  const typed = { firstName: 'Marija', lastName: 'Borg', name: 'Marija’s Chair', phone: '+356 99' };
  const save = (body: object) =>
    sendJson(backend, 'PUT', SETTINGS, { userId: owner.userId, ...typed, phone: '', ...body });

  test('are kept, and the documented call shows them', async () => {
    const long = `${'Ħ'.repeat(79)}!`;
    expect((await save({ version: 0, firstName: long, phone: '+356 9912 3456' })).json).toEqual({
      version: 1,
    });
    expect(await settings()).toMatchObject({
      firstName: long,
      phone: '+356 9912 3456',
      version: 1,
    });
    const { json } = await backend.call(`/settlnProviders?userId=${owner.userId}&hostCountry=MT`);
    expect(json).toMatchObject([{ first_name: long, name: 'Marija’s Chair' }]);
    await book(OPEN);
    await sendAll();
    expect(mailsTo(owner.email)[0]?.text).toContain(`${long}, a customer booked`);
  });

  test('of two open pages the second is refused', async () => {
    await save({ version: 0 });
    expect((await save({ version: 0, name: 'Other' })).json).toMatchObject({ code: 'conflict' });
    expect(await settings()).toMatchObject({ name: 'Marija’s Chair' });
  });

  test.each([{ firstName: ' ' }, { name: '…' }, { phone: 'call me' }, { name: 'x'.repeat(162) }])(
    'refuses %j',
    async (wrong) => {
      expect((await save({ version: 0, ...wrong })).status).toBe(422);
    },
  );
});

describe('the version of sessions', () => {
  test('is 0 for everybody, and rises for one account alone', async () => {
    const of = async (userId: string) =>
      (await backend.call(`/settlnProviders/sessions?userId=${userId}`)).json;
    expect(await of(owner.userId)).toEqual({ version: 0, ended: [] });
    expect(await of('nobody')).toEqual({ version: 0, ended: [] });
    const end = () => backend.post('/settlnProviders/sessions/end', { userId: owner.userId });
    const ended = await Promise.all([end(), end()]);
    expect(ended.map(({ json }) => (json as { version: number }).version).sort()).toEqual([1, 2]);
    expect(await of(owner.userId)).toEqual({ version: 2, ended: [] });
  });
});
