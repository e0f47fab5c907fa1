import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailStops, messages } from '@/backend/db/mail-schema';
import { bookings, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { seedMember } from '@/backend/db/seed-slates';
import { decide } from '@/backend/testing/decide';
import { MAIL_CA, startTestMailServer, type TestMailServer } from '@/backend/testing/mail-server';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { SAMPLE_SENDER as sender } from '@/backend/testing/sample-facts';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { UNDO_MS } from '@/lib/shared/domain/staff/room';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { IS_LONG } from '@/test/long';
import { keepSending } from './keep-sending';
import { toManageToken } from './manage-token';
import type { Outbox } from './queue';
import { hashAddress } from './stop-token';
import { openTransport } from './transport';

const CALENDAR = '/providerCalendar';
const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = NOW + 3 * DAY_MS;
let server: TestMailServer;
let backend: TestBackend;
let provider: SeededAccount;
let sending: (Outbox & { stop: () => Promise<void> })[] = [];
let count = 0;
let email: string;

beforeAll(async () => {
  server = await startTestMailServer();
  // The messages are found by looking, so that each test decides who looks, and when.
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
  count += 1;
  email = `ann-${count}@other.example`;
  const items = [
    { name: 'Cut <b>& go</b>', priceMinor: 2_550, durationMinutes: 40 },
    { name: 'Wash', priceMinor: 0, durationMinutes: 0 },
  ];
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items })],
      availability: [{ from: NOW, to: OPEN + 2 * DAY_MS, status: 'available' }],
    }),
  );
});
afterEach(async () => {
  await Promise.all(sending.map(({ stop }) => stop()));
  sending = [];
});

function startSending(url = server.url, silenceMs = 20_000) {
  const transport = openTransport(url, sender, { ca: MAIL_CA, silenceMs });
  const { db, clock, log } = backend;
  const started = keepSending({
    db,
    sender,
    transport,
    pollMs: 40,
    now: () => clock.now,
    log: (entry) => log.push(entry),
  });
  sending.push(started);
  return started;
}

async function book(startsAt: number, extra: object = {}) {
  const answer = await backend.post(`${CALENDAR}/bookings`, {
    settlnProviderId: provider.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems: provider.services[0]?.itemIds,
    customerName: 'Ann Other',
    customerPhone: samplePhone(provider.accountId, startsAt),
    customerEmail: email,
    ...extra,
  });
  expect(answer.status).toBe(201);
  return (answer.json as { booking: { id: number } }).booking.id;
}

async function cancel(startsAt: number) {
  const answer = await backend.post(`${CALENDAR}/cancel`, {
    settlnProviderId: provider.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItemId: provider.services[0]?.itemIds[0],
  });
  expect(answer.status).toBe(200);
}

const rows = () =>
  backend.db
    .select()
    .from(messages)
    .where(eq(messages.accountId, provider.accountId))
    .orderBy(asc(messages.dueAt), asc(messages.uniqueKey));
const mailTo = (address: string) =>
  server.received.filter(({ deliveredTo }) => deliveredTo === address);

async function settled(expected: number) {
  await vi.waitFor(
    async () => {
      const done = (await rows()).filter(({ sentAt, deadAt }) => sentAt ?? deadAt);
      expect(done).toHaveLength(expected);
    },
    { timeout: 30_000, interval: 30 },
  );
}

describe('what is sent', () => {
  test('a kind that only a later release knows is left to it', async () => {
    await book(OPEN);
    await backend.db
      .update(messages)
      .set({ kind: 'later' })
      .where(and(eq(messages.accountId, provider.accountId), eq(messages.kind, 'booked')));
    startSending();
    backend.clock.now = OPEN - DAY_MS;
    await settled(1);
    const later = (await rows()).filter(({ kind }) => kind === 'later');
    expect(later).toMatchObject(Array(2).fill({ sentAt: null, deadAt: null, tries: 0 }));
  });

  test('a booking: to the customer with a calendar file, to the provider with the day', async () => {
    const id = await book(OPEN);
    startSending();
    await settled(2);
    const [mail] = mailTo(email);
    expect(mail?.subject).toBe('Booking confirmed: Thursday 7 January, 08:00');
    expect(mail?.from?.value).toEqual([sender.from]);
    expect(mail?.text).toContain('08:00 to 08:40 (40 min)');
    expect(mail?.text).toContain('Please cancel within 1 hour of your appointment.');
    expect(mail?.html).toContain('Cut &lt;b&gt;&amp; go&lt;/b&gt;');
    expect(mail?.html).not.toMatch(/<img|<script|url\(/);
    const file = mail?.attachments.find(({ filename }) => filename === 'appointment.ics');
    const ics = String(file?.content);
    expect(ics).toContain(`UID:${provider.accountId}-${id}@settln.example`);
    expect(ics).toContain('DTSTART:20270107T070000Z\r\nDTEND:20270107T074000Z\r\nSEQUENCE:0');
    const [toProvider] = server.received.filter(({ deliveredTo }) => deliveredTo !== email);
    expect(toProvider?.subject).toBe('New booking: Ann Other, Thu 7 Jan, 08:00');
    expect(toProvider?.text).toContain('Ann Other');
    expect(toProvider?.text).toContain('Your visits on Thursday');
  });

  test('a reminder the day before, and none once the visit is cancelled', async () => {
    await book(OPEN);
    await book(OPEN + HOUR_MS, { customerEmail: `other-${email}` });
    await cancel(OPEN + HOUR_MS);
    startSending();
    await settled(5);
    server.received.length = 0;
    backend.clock.now = OPEN + HOUR_MS - DAY_MS;
    await settled(7);
    expect(server.received.map(({ subject, deliveredTo }) => [subject, deliveredTo])).toEqual([
      ['Reminder: Thursday 7 January, 08:00', email],
    ]);
    expect(server.received[0]?.text).toContain('Tomorrow at 08:00');
  });

  test('a cancellation takes the visit out of calendars, under the same UID', async () => {
    const id = await book(OPEN);
    startSending();
    await settled(2);
    await cancel(OPEN);
    await settled(3);
    const mail = mailTo(email).at(-1);
    expect(mail?.subject).toBe('Booking cancelled: Thursday 7 January, 08:00');
    const ics = String(mail?.attachments[0]?.content);
    expect(ics).toContain('METHOD:CANCEL');
    expect(ics).toContain('SEQUENCE:1');
    expect(ics).toContain(`UID:${provider.accountId}-${id}@settln.example`);
    expect(mail?.text).toContain('https://settln.example/booking?providerId=');
  });

  test('a visit that is moved, then cancelled: one entry in the calendars of both, newer each time', async () => {
    const id = await book(OPEN);
    startSending();
    await settled(2);
    const linked = { accountId: provider.accountId, bookingId: id, linkVersion: 0 };
    const token = toManageToken(linked, sender.linkSecret);
    const startTime = new Date(OPEN + HOUR_MS).toISOString();
    expect((await backend.post('/customerBookings/move', { token, startTime }, 'm')).status).toBe(
      200,
    );
    await settled(4);
    expect((await backend.post('/customerBookings/cancel', { token })).status).toBe(200);
    await settled(6);
    const isTheirs = ({ deliveredTo }: { deliveredTo: string }) => deliveredTo === email;
    const uid = `${provider.accountId}-${id}@settln.example`;
    for (const [expected, mails] of [
      [uid, mailTo(email)],
      [`visit-${uid}`, server.received.filter((mail) => !isTheirs(mail))],
    ] as const) {
      const files = mails.map(({ attachments }) => String(attachments.at(-1)?.content));
      expect(files.map((file) => /^UID:(.+)\r$/m.exec(file)?.[1])).toEqual(Array(3).fill(expected));
      expect(files.map((file) => /^SEQUENCE:(\d+)/m.exec(file)?.[1])).toEqual(['0', '1', '2']);
      expect(files.map((file) => /^METHOD:(\w+)/m.exec(file)?.[1])).toEqual([
        'PUBLISH',
        'PUBLISH',
        'CANCEL',
      ]);
      expect(files.map((file) => /^DTSTART:(\w+)/m.exec(file)?.[1])).toEqual([
        '20270107T070000Z',
        '20270107T080000Z',
        '20270107T080000Z',
      ]);
    }
    expect(mailTo(email).map(({ subject }) => subject)).toEqual([
      'Booking confirmed: Thursday 7 January, 08:00',
      'Booking moved: Thursday 7 January, 09:00',
      'Booking cancelled: Thursday 7 January, 09:00',
    ]);
  });

  test('a decision about a service, with its reason', async () => {
    const id = provider.services[0]?.id ?? '';
    const text = 'The <address> is another shop’s.';
    await decide(backend.db, { id, action: 'takeDown', text }, NOW - UNDO_MS, { tells: true });
    startSending();
    await settled(1);
    const [mail] = server.received;
    expect(mail?.subject).toBe('Your service was taken down');
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('The &lt;address&gt; is another shop’s.');
    await backend.db.update(services).set({ status: 'approved', statusReason: null });
  });

  test('a decision about a post, to its author, with the reason and where to object', async () => {
    const { accountId } = provider;
    const author = { name: 'Selam', accountId, slates: [{ text: 'Call\nme.' }] };
    const [id = ''] = (await seedMember(backend.db, author)).slateIds;
    const text = 'The number is not yours.';
    await decide(backend.db, { id, action: 'takeDown', text }, NOW - UNDO_MS, { tells: true });
    startSending();
    await settled(1);
    await decide(backend.db, { id, action: 'approve' }, NOW - UNDO_MS, { tells: true });
    await settled(2);
    const [down, back] = server.received;
    expect(down?.subject).toBe('Your post was taken down');
    expect(down?.text).toContain('“Call me.” is not public any more.');
    expect(down?.text).toContain(text);
    expect(down?.text).toContain(`${sender.siteUrl}/appeal/`);
    expect(back?.subject).toBe('Your post is public again');
    expect(back?.text).toContain(`${sender.siteUrl}/slates/${id}`);
  });

  test('no header of a customer, no link in their name, and no such name in a subject', async () => {
    const customerName = 'Ann www.evil.example\r\nBcc: all@other.example';
    await book(OPEN, { customerName });
    startSending();
    await settled(2);
    for (const mail of server.received) {
      expect(mail.subject).not.toContain('Ann');
      expect(mail.headers.has('bcc')).toBe(false);
    }
    expect(mailTo(email)[0]?.text).not.toContain('evil');
    expect(mailTo(email)[0]?.html).not.toContain('evil');
  });
});

/** What the provider is told about the mail to the customers of the bookings to come. */
async function mailStates() {
  const path = `${CALENDAR}/bookings?settlnProviderId=${provider.accountId}`;
  const { json } = await backend.call(path);
  return (json as { customer_mail: unknown }[]).map(({ customer_mail: state }) => state);
}

describe('a provider who thinks of cancelling', () => {
  const told = async () => {
    const path = `${CALENDAR}/bookings?settlnProviderId=${provider.accountId}`;
    const { json } = await backend.call(path);
    return (json as { customer_gets_mail: unknown }[]).map((row) => row.customer_gets_mail);
  };

  test('is told whether the customer would get mail, and that is what happens', async () => {
    await book(OPEN);
    await book(OPEN + HOUR_MS, { customerEmail: undefined });
    await book(OPEN + 2 * HOUR_MS, { customerEmail: `other-${email}` });
    await backend.db
      .insert(mailStops)
      .values({ addressHash: hashAddress(`Other-${email}`, sender.linkSecret) });
    expect(await told()).toEqual([true, false, false]);
    for (const hours of [0, 1, 2]) await cancel(OPEN + hours * HOUR_MS);
    startSending();
    await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        const open = (await rows()).filter((row) => !(row.sentAt ?? row.deadAt));
        expect(open.filter(({ dueAt }) => +dueAt <= NOW)).toEqual([]);
      },
      { timeout: 20_000 },
    );
    expect(mailTo(email)[0]?.subject).toContain('Booking cancelled');
    expect(mailTo(`other-${email}`)).toEqual([]);
  });

  test('is told of none once the visit has begun, or if the address refuses mail', async () => {
    server.be('refuse');
    await book(OPEN);
    startSending();
    await settled(2);
    await book(OPEN + HOUR_MS, { customerEmail: `other-${email}` });
    expect(await told()).toEqual([false, true]);
    backend.clock.now = OPEN + HOUR_MS;
    expect(await told()).toEqual([false, false]);
  });
});

describe('a mail server', () => {
  test('that refuses for good ends the message at once', async () => {
    server.be('refuse');
    await book(OPEN);
    startSending();
    await settled(2);
    const [first] = await rows();
    expect(first).toMatchObject({ errorCode: '550', tries: 0, sentAt: null });
    expect(await mailStates()).toEqual(['undelivered']);
  });

  test.each(['later', 'hang', 'drop'] as const)(
    'that fails for now (%s) is asked again after 1, 5, 30 minutes, 2 and 12 hours, then never',
    async (manner) => {
      server.be(manner);
      await book(OPEN + DAY_MS, { customerEmail: undefined });
      startSending(server.url, manner === 'hang' ? 400 : undefined);
      for (const [tries, minutes] of [1, 5, 30, 120, 720].entries()) {
        await vi.waitFor(
          async () => {
            const [row] = await rows();
            expect(row?.tries).toBe(tries + 1);
            expect(+(row?.dueAt ?? 0)).toBe(backend.clock.now + minutes * MINUTE_MS);
          },
          { timeout: 20_000, interval: 20 },
        );
        backend.clock.now += minutes * MINUTE_MS;
      }
      await settled(1);
      expect(await rows()).toMatchObject([{ tries: 6, sentAt: null }]);
    },
  );

  test('that is down for ten minutes of bookings gets every mail once it is back, and once', async () => {
    const away = await startTestMailServer();
    const port = Number(new URL(away.url).port);
    await away.stop();
    startSending(away.url);
    for (let n = 0; n < 5; n += 1) {
      await book(OPEN + n * HOUR_MS, { customerEmail: `${n}-${email}` });
      await vi.waitFor(
        async () => {
          const due = (await rows()).filter(({ dueAt }) => +dueAt <= backend.clock.now);
          expect(due).toEqual([]);
        },
        { timeout: 30_000 },
      );
      backend.clock.now += 2 * MINUTE_MS;
    }
    const tries = (await rows()).filter(({ kind }) => kind === 'booked').map((row) => row.tries);
    expect(tries).toHaveLength(10);
    expect(Math.max(...tries)).toBe(3);
    const back = await startTestMailServer(port);
    await vi.waitFor(
      async () => {
        backend.clock.now += 5 * MINUTE_MS;
        const open = (await rows()).filter((row) => row.kind === 'booked' && !row.sentAt);
        expect(open).toEqual([]);
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(back.received).toHaveLength(10);
    expect(new Set(back.received.map(({ messageId }) => messageId)).size).toBe(10);
    await back.stop();
  });

  test('that fails for now, then takes it: the provider sees the mail wait, and sent', async () => {
    server.be('later');
    await book(OPEN);
    await book(OPEN + HOUR_MS, { customerEmail: undefined });
    startSending();
    const patience = { timeout: 20_000 };
    await vi.waitFor(async () => expect(await mailStates()).toEqual(['waiting', null]), patience);
    server.be('accept');
    backend.clock.now += MINUTE_MS;
    await vi.waitFor(async () => expect(await mailStates()).toEqual(['sent', null]), patience);
  });

  test('that loses its answer gets the mail again, under the same Message-ID', async () => {
    server.be('lose');
    await book(OPEN, { customerEmail: undefined });
    startSending();
    await vi.waitFor(async () => expect((await rows())[0]?.tries).toBe(1), { timeout: 20_000 });
    server.be('accept');
    backend.clock.now += MINUTE_MS;
    await settled(1);
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

describe('several processes', () => {
  const BOOKED = IS_LONG ? 20 : 8;

  test('send each message once', async () => {
    for (let n = 0; n < BOOKED; n += 1) {
      await book(OPEN + n * HOUR_MS, { customerEmail: `${n}-${email}` });
    }
    for (let n = 0; n < 4; n += 1) startSending();
    await settled(2 * BOOKED);
    expect(server.received).toHaveLength(2 * BOOKED);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2 * BOOKED);
  });

  test('take over what a process has claimed that died', async () => {
    await book(OPEN, { customerEmail: undefined });
    await backend.db.update(messages).set({ claimedUntil: new Date(NOW + 2 * MINUTE_MS) });
    startSending();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.received).toHaveLength(0);
    backend.clock.now = NOW + 2 * MINUTE_MS;
    await settled(1);
    expect(server.received).toHaveLength(1);
  });
});

describe('an address', () => {
  const sentToIt = () => mailTo(email).length;

  const LISTS_ALL = 'News about your visits';
  const WAIT = { timeout: 20_000 };

  test('gets three confirmations a day, then one mail that lists the others', async () => {
    for (let n = 0; n < 3; n += 1) await book(OPEN + n * HOUR_MS);
    startSending();
    startSending();
    await settled(6);
    for (let n = 3; n < 5; n += 1) await book(OPEN + n * HOUR_MS);
    await settled(8);
    await vi.waitFor(async () => {
      const held = (await rows()).filter(({ errorCode }) => errorCode === 'held');
      expect(held.map(({ dueAt }) => +dueAt - NOW)).toEqual([10 * MINUTE_MS, 10 * MINUTE_MS]);
    }, WAIT);
    expect(sentToIt()).toBe(3);
    backend.clock.now = NOW + 10 * MINUTE_MS;
    await settled(10);
    expect(sentToIt()).toBe(4);
    const list = mailTo(email).at(-1);
    expect(list?.subject).toBe(LISTS_ALL);
    expect(list?.text).toContain('Thursday 7 January, 11:00');
    expect(list?.text).toContain('Thursday 7 January, 12:00');
    expect(list?.text).not.toContain('Thursday 7 January, 10:00');
    // What is booked after it waits until the first of the four is a day old.
    await book(OPEN + 6 * HOUR_MS);
    await settled(11);
    backend.clock.now = NOW + DAY_MS - MINUTE_MS;
    await vi.waitFor(async () => {
      const held = (await rows()).filter(({ errorCode }) => errorCode === 'held');
      expect(held.map(({ dueAt }) => +dueAt - NOW)).toEqual([DAY_MS]);
    }, WAIT);
    backend.clock.now = NOW + DAY_MS;
    await settled(12);
    expect(sentToIt()).toBe(5);
  });

  test('never gets a fourth confirmation a day, also of bookings that are made at one moment', async () => {
    const { accountId: second } = provider;
    const providers = [provider];
    for (let n = 0; n < 4; n += 1) {
      const items = [{ name: 'Cut', priceMinor: 0, durationMinutes: 30 }];
      const availability = [{ from: NOW, to: OPEN + DAY_MS, status: 'available' as const }];
      const services = [sampleService({ items })];
      providers.push(await seedAccount(backend.db, sampleAccount({ services, availability })));
    }
    const answers = await Promise.all(
      providers.map(({ accountId, services }) =>
        backend.post(`${CALENDAR}/bookings`, {
          settlnProviderId: accountId,
          serviceItems: services[0]?.itemIds,
          startTime: new Date(OPEN).toISOString(),
          customerName: 'Ann',
          customerEmail: email,
          customerPhone: samplePhone(second, accountId),
        }),
      ),
    );
    const said = answers.map(({ json }) => (json as { booking: { mail: string } }).booking.mail);
    expect(said.sort()).toEqual(['coming', 'coming', 'coming', 'held', 'held']);
  });

  test('gets no news of what was not told before: the list says how each visit stands', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.push(await book(OPEN + n * HOUR_MS));
    startSending();
    await settled(6);
    for (let n = 3; n < 6; n += 1) ids.push(await book(OPEN + n * HOUR_MS));
    await settled(9);
    const linked = (at: number) => {
      const visit = { accountId: provider.accountId, bookingId: ids[at] ?? 0, linkVersion: 0 };
      return toManageToken(visit, sender.linkSecret);
    };
    const startTime = new Date(OPEN + 8 * HOUR_MS).toISOString();
    await backend.post('/customerBookings/move', { token: linked(3), startTime }, `move-${email}`);
    await backend.post('/customerBookings/cancel', { token: linked(4) });
    await cancel(OPEN + 5 * HOUR_MS);
    await vi.waitFor(async () => {
      const open = (await rows()).filter(
        ({ sentAt, deadAt, dueAt }) => !(sentAt ?? deadAt) && +dueAt <= NOW,
      );
      expect(open).toEqual([]);
    }, WAIT);
    expect(sentToIt()).toBe(3);
    backend.clock.now = NOW + 10 * MINUTE_MS;
    await vi.waitFor(() => expect(sentToIt()).toBe(4), WAIT);
    const text = mailTo(email).at(-1)?.text ?? '';
    expect(text).toContain('Thursday 7 January, 16:00');
    expect(text).not.toMatch(/11:00|12:00/);
    expect(text).toMatch(/Booking cancelled\s+Thursday 7 January, 13:00/);
  });

  test('gets news of a change also while its confirmation is on its way with the state before', async () => {
    const id = await book(OPEN);
    const onItsWay = { admittedAt: new Date(NOW), claimedUntil: new Date(NOW + DAY_MS) };
    await backend.db.update(messages).set(onItsWay).where(eq(messages.toRole, 'customer'));
    const linked = { accountId: provider.accountId, bookingId: id, linkVersion: 0 };
    const token = toManageToken(linked, sender.linkSecret);
    const startTime = new Date(OPEN + HOUR_MS).toISOString();
    await backend.post('/customerBookings/move', { token, startTime }, `move-${email}`);
    startSending();
    await vi.waitFor(() => expect(sentToIt()).toBe(1), WAIT);
    expect(mailTo(email)[0]?.subject).toBe('Booking moved: Thursday 7 January, 09:00');
  });

  test('gets the list once and whole, also from a mail server that fails at first', async () => {
    for (let n = 0; n < 3; n += 1) await book(OPEN + n * HOUR_MS);
    startSending();
    await settled(6);
    for (let n = 3; n < 6; n += 1) await book(OPEN + n * HOUR_MS);
    await settled(9);
    server.be('later');
    backend.clock.now = NOW + 10 * MINUTE_MS;
    await vi.waitFor(async () => {
      expect((await rows()).filter(({ tries }) => tries === 1)).toHaveLength(1);
    }, WAIT);
    server.be('accept');
    backend.clock.now = NOW + 11 * MINUTE_MS;
    await settled(12);
    expect(sentToIt()).toBe(4);
    const text = mailTo(email).at(-1)?.text ?? '';
    for (const time of ['11:00', '12:00', '13:00']) expect(text).toContain(`7 January, ${time}`);
  });

  test('that used a link of our mail gets all changes, those of ten minutes in one mail', async () => {
    for (let n = 0; n < 3; n += 1) await book(OPEN + n * HOUR_MS);
    startSending();
    await settled(6);
    const first = mailTo(email).find(({ subject }) => subject?.endsWith('08:00'));
    const page = /https:\S+manage\/(?<token>[\w~-]+)/.exec(first?.text ?? '')?.groups;
    const startTime = new Date(OPEN + 6 * HOUR_MS).toISOString();
    const moved = { token: page?.token, startTime };
    expect((await backend.post('/customerBookings/move', moved, `move-${email}`)).status).toBe(200);
    await settled(8);
    expect(mailTo(email).at(-1)?.subject).toMatch(/^Booking moved/);
    for (const hours of [1, 2, 6]) await cancel(OPEN + hours * HOUR_MS);
    await vi.waitFor(async () => {
      const held = (await rows()).filter(({ errorCode }) => errorCode === 'held');
      expect(held).toHaveLength(2);
    }, WAIT);
    await vi.waitFor(() => expect(sentToIt()).toBe(5), WAIT);
    backend.clock.now = NOW + 10 * MINUTE_MS;
    await vi.waitFor(() => expect(sentToIt()).toBe(6), WAIT);
    const list = mailTo(email).at(-1);
    expect(list?.subject).toBe(LISTS_ALL);
    expect(list?.text?.match(/Booking cancelled/g)).toHaveLength(2);
  });

  test('reads what a provider writes only if it is no stranger’s', async () => {
    const reason = 'Our boiler broke this morning.';
    const body = (startsAt: number) => ({
      settlnProviderId: provider.accountId,
      startTime: new Date(startsAt).toISOString(),
      serviceItemId: provider.services[0]?.itemIds[0],
      reason,
    });
    await book(OPEN);
    await book(OPEN + HOUR_MS, { customerEmail: `known-${email}` });
    await backend.db
      .update(bookings)
      .set({ answeredAt: new Date(NOW) })
      .where(eq(bookings.customerEmail, `known-${email}`));
    startSending();
    await settled(4);
    for (const hours of [0, 1]) {
      await backend.post(`${CALENDAR}/cancel`, body(OPEN + hours * HOUR_MS));
    }
    await settled(6);
    const texts = [email, `known-${email}`].map((to) => mailTo(to).at(-1)?.text ?? '');
    expect(texts.map((text) => text.includes(reason))).toEqual([false, true]);
    expect(texts[0]).toContain('The provider wrote to you why.');
  });

  test('is told with the booking whether its mail comes, is held back, or never goes', async () => {
    const mailOf = async (hours: number, extra: object = {}, key?: string) => {
      const startTime = new Date(OPEN + hours * HOUR_MS).toISOString();
      const body = {
        settlnProviderId: provider.accountId,
        startTime,
        customerName: 'Ann',
        serviceItems: provider.services[0]?.itemIds,
        customerPhone: samplePhone(provider.accountId, hours),
        ...extra,
      };
      const { json } = await backend.post(`${CALENDAR}/bookings`, body, key);
      return (json as { booking: { mail?: string } }).booking.mail;
    };
    expect(await mailOf(0)).toBeUndefined();
    const said = [];
    for (let n = 1; n <= 4; n += 1) {
      said.push(await mailOf(n, { customerEmail: email }));
      const sending = startSending();
      await settled(1 + Math.min(n, 3) + n);
      await sending.stop();
    }
    expect(said).toEqual(['coming', 'coming', 'coming', 'held']);
    const repeated = { customerEmail: `repeated-${email}` };
    expect(await mailOf(5, repeated, 'the-key')).toBe('coming');
    expect(await mailOf(5, repeated, 'the-key')).toBe('coming');
    await backend.db
      .insert(mailStops)
      .values({ addressHash: hashAddress(email, sender.linkSecret) });
    expect(await mailOf(6, { customerEmail: email })).toBeUndefined();
  });

  test('whose owner has come before gets all of them at once', async () => {
    const past = await seedAccount(
      backend.db,
      sampleAccount({
        services: [sampleService({ items: [{ name: 'Cut' }] })],
        bookings: [1].map((days) => ({
          startsAt: NOW - days * DAY_MS,
          items: [{ service: 0, item: 0 }],
          customerEmail: email.toUpperCase(),
        })),
      }),
    );
    expect(past.bookingIds).toHaveLength(1);
    for (let n = 0; n < 5; n += 1) await book(OPEN + n * HOUR_MS);
    startSending();
    await settled(10);
    expect(sentToIt()).toBe(5);
  });

  test('is one mailbox however it is written: three a day, and one "not me"', async () => {
    const tagged = (n: number) => email.replace('@', `+${n}@`);
    for (let n = 0; n < 5; n += 1) {
      await book(OPEN + n * HOUR_MS, { customerEmail: n === 0 ? email : tagged(n) });
    }
    const sending = startSending();
    await settled(8);
    await sending.stop();
    const mails = [email, ...[1, 2, 3, 4].map(tagged)].flatMap(mailTo);
    expect(mails).toHaveLength(3);
    const link = /https:\S+not-me\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    expect(await backend.post('/mail/stop', { token })).toMatchObject({ json: { stopped: true } });
    const { rows: versions } = await backend.db.execute<{ version: number }>(
      sql`select link_version as version from bookings where account_id = ${provider.accountId}`,
    );
    expect(versions.map(({ version }) => version)).toEqual(Array(5).fill(1));
    await book(OPEN + 6 * HOUR_MS, { customerEmail: tagged(9) });
    startSending();
    await settled(10);
    expect(mailTo(tagged(9))).toEqual([]);
  });

  test('whose owner says "not me" gets no more mail, from anybody', async () => {
    await book(OPEN);
    startSending();
    await settled(2);
    const link = /https:\S+not-me\S+/.exec(mailTo(email)[0]?.text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    expect(link).not.toContain(email.split('@')[0]);
    expect(await backend.post('/mail/stop', { token })).toEqual({
      status: 200,
      json: { stopped: true },
    });
    await book(OPEN + HOUR_MS, { customerEmail: email.toUpperCase() });
    await settled(4);
    expect(sentToIt()).toBe(1);
    expect(server.received).toHaveLength(3);
    const stopped = (await rows()).filter(({ errorCode }) => errorCode === 'stopped');
    expect(stopped).toHaveLength(1);
  });

  describe('that says "not me"', () => {
    beforeEach(async () => {
      const addressHash = hashAddress(email, sender.linkSecret);
      await backend.db.insert(mailStops).values({ addressHash });
    });
    /** What a mail program reads as `email`, though something else stands there. */
    const disguises = () => [
      `x<${email}>`,
      `,${email}`,
      `g:${email};`,
      `(c)${email}`,
      `${email}(c)`,
      `<${email}>`,
      `nobody@other.example,${email}`,
      `"x"<${email}>`,
      `${email}.`,
      email.replace('.', '。'),
    ];

    test('cannot be written to as part of another text', async () => {
      for (const customerEmail of disguises()) {
        const answer = await backend.post(`${CALENDAR}/bookings`, {
          settlnProviderId: provider.accountId,
          startTime: new Date(OPEN).toISOString(),
          serviceItems: provider.services[0]?.itemIds,
          customerName: 'Ann',
          customerPhone: samplePhone(provider.accountId),
          customerEmail,
        });
        expect(answer).toMatchObject({ status: 422, json: { code: 'invalid' } });
      }
    });

    test('gets nothing in any other spelling, and nothing of rows that hold such a text', async () => {
      const spellings = [
        email.toUpperCase(),
        ` ${email.replace('@', '＠')}\u200b`,
        email.replace('other', 'ｏther'),
      ];
      for (const [n, customerEmail] of spellings.entries()) {
        await book(OPEN + n * HOUR_MS, { customerEmail });
      }
      const first = spellings.length;
      for (const [n, customerEmail] of disguises().entries()) {
        const id = await book(OPEN + (first + n) * HOUR_MS, {
          customerEmail: `old-${n}@row.example`,
        });
        await backend.db.update(bookings).set({ customerEmail }).where(eq(bookings.id, id));
      }
      const all = first + disguises().length;
      startSending();
      await settled(2 * all);
      expect(server.received).toHaveLength(all);
      for (const { to, headers } of server.received) {
        expect(JSON.stringify([to, ...headers])).not.toContain('ann-');
      }
      const codes = (await rows()).flatMap(({ errorCode }) => errorCode ?? []);
      expect(codes.sort()).toEqual([
        ...Array(disguises().length).fill('address'),
        ...Array(first).fill('stopped'),
      ]);
    });
  });

  test.each(['', 'x', '.', `${'a'.repeat(43)}.${'b'.repeat(24)}`])(
    'is not stopped by a token that is none: %s',
    async (token) => {
      const { status, json } = await backend.post('/mail/stop', { token });
      expect([status, json]).toEqual(
        token === '' ? [422, expect.anything()] : [200, { stopped: false }],
      );
    },
  );
});
