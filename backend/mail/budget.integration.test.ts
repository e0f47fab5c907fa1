import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { bookings } from '@/backend/db/schema';
import { MAIL_CA, startTestMailServer, type TestMailServer } from '@/backend/testing/mail-server';
import { openShop, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { SAMPLE_SENDER as sender } from '@/backend/testing/sample-facts';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { toIso } from '@/lib/shared/time/instant';
import { addDays } from '@/lib/shared/time/local-date';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { histories } from '@/test/histories';
import { keepSending } from './keep-sending';
import { toManageToken } from './manage-token';
import { openTransport } from './transport';
import { dayAndTime } from './visit-parts';

const REASON = 'Win a prize at our other shop';
/** Three, and one that lists all else. */
const MOST = 4;
const FIRST_DAY = '2027-03-08';

let server: TestMailServer;
let backend: TestBackend;

beforeAll(async () => {
  server = await startTestMailServer();
  backend = await startTestBackend(SHOP_NOW, { outbox: { nudge: () => undefined } });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});

/** Which of the visits so far, by a number that is taken modulo their count. */
const which = fc.nat(50);
const at = fc.record({ day: fc.integer({ min: 0, max: 4 }), hour: fc.constantFrom(9, 10, 11, 14) });
const door = fc.oneof(
  { weight: 5, arbitrary: fc.record({ by: fc.constant('customer books' as const), at }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('provider books' as const), at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      by: fc.constantFrom('customer moves' as const, 'provider moves' as const),
      which,
      at,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constantFrom('customer cancels' as const, 'provider cancels' as const),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ by: fc.constant('somebody reports' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      by: fc.constant('time passes' as const),
      minutes: fc.constantFrom(1, 11, 3 * 60, 26 * 60),
    }),
  },
);
type Door = typeof door extends fc.Arbitrary<infer T> ? T : never;

const startOf = ({ day, hour }: { day: number; hour: number }) =>
  shopTime(hour, addDays(FIRST_DAY, day));

interface Mailbox {
  shop: TestShop;
  email: string;
}

async function visitsOf({ shop, email }: Mailbox) {
  const rows = await backend.db
    .select()
    .from(bookings)
    .where(sql`
    account_id = ${shop.accountId} and mailbox_of(customer_email) = ${email}
    and customer_name = 'Ann Other'`);
  return rows.sort((a, b) => a.id - b.id);
}

let count = 0;

/** Refusals are part of a history. */
async function goThrough(step: Door, mailbox: Mailbox): Promise<void> {
  const { shop, email } = mailbox;
  const { accountId } = shop;
  const own = { settlnProviderId: accountId };
  count += 1;
  const visits = 'which' in step ? await visitsOf(mailbox) : [];
  const visit = 'which' in step ? visits[step.which % Math.max(1, visits.length)] : undefined;
  const spelling = email.replace('@', `+${count}@`);
  switch (step.by) {
    case 'customer books':
      await backend.post('/providerCalendar/bookings', {
        ...own,
        startTime: toIso(startOf(step.at)),
        serviceItems: shop.itemIds,
        customerName: 'Ann Other',
        customerPhone: samplePhone(accountId, count),
        customerEmail: spelling,
      });
      return;
    case 'provider books':
      await backend.post('/providerCalendar/arranged-visits', {
        ...own,
        startTimes: [toIso(startOf(step.at))],
        items: [{ id: shop.itemIds[0], durationMinutes: 30, priceMinor: 0 }],
        customerName: 'Ann Other',
        customerEmail: spelling,
      });
      return;
    case 'somebody reports':
      await backend.post('/reports', {
        kind: 'service',
        id: shop.services[0]?.id,
        reason: 'other',
        text: REASON,
        email: spelling,
      });
      return;
    case 'time passes':
      backend.clock.now += step.minutes * MINUTE_MS;
      return;
  }
  if (!visit) return;
  const linked = { accountId, bookingId: visit.id, linkVersion: visit.linkVersion };
  const token = toManageToken(linked, sender.linkSecret);
  if (step.by === 'customer cancels') {
    await backend.post('/customerBookings/cancel', { token });
  } else if (step.by === 'customer moves') {
    const startTime = toIso(startOf(step.at));
    await backend.post('/customerBookings/move', { token, startTime }, `move-${count}`);
  } else if (step.by === 'provider moves') {
    const body = { ...own, startTime: toIso(startOf(step.at)), sequence: visit.sequence };
    await backend.post(`/providerCalendar/visits/${visit.id}/move`, {
      ...body,
      tellsCustomer: true,
    });
    // The move can be undone until then.
    backend.clock.now += MINUTE_MS;
  } else {
    const startTime = toIso(visit.during.from);
    const body = { ...own, startTime, serviceItemId: shop.itemIds[0], reason: REASON };
    await backend.post('/providerCalendar/cancel', body);
  }
}

const countDue = () =>
  backend.db.$count(
    messages,
    sql`sent_at is null and dead_at is null and due_at <= ${toIso(backend.clock.now)}::timestamptz`,
  );

/** Sends all that is due. */
async function settle(): Promise<void> {
  if ((await countDue()) === 0) return;
  const { db, clock, log } = backend;
  const sending = keepSending({
    db,
    sender,
    transport: openTransport(server.url, sender, { ca: MAIL_CA }),
    pollMs: 20,
    now: () => clock.now,
    log: (entry) => log.push(entry),
  });
  await vi.waitFor(async () => expect(await countDue()).toBe(0), {
    timeout: 20_000,
    interval: 10,
  });
  await sending.stop();
}

async function walk(steps: readonly Door[], mailbox: Mailbox) {
  const mails: { at: number; subject: string; text: string }[] = [];
  for (const step of steps) {
    await goThrough(step, mailbox);
    server.received.length = 0;
    await settle();
    for (const { deliveredTo, subject = '', text = '' } of server.received) {
      if (deliveredTo.replace(/\+\d+@/, '@') !== mailbox.email) continue;
      mails.push({ at: backend.clock.now, subject, text });
    }
  }
  return mails;
}

async function openMailbox(): Promise<Mailbox> {
  count += 1;
  await backend.db.delete(messages);
  const items = [{ name: 'Threading', durationMinutes: 60, priceMinor: 1_200 }];
  const shop = await openShop(backend, items);
  return { shop, email: `ann${count}@other.example` };
}

const steps = fc.array(door, { minLength: 12, maxLength: 24, size: 'max' });

test('whatever is done where, a stranger’s mailbox gets few mails a day, and no words of a sender', {
  timeout: 0,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const mails = await walk(history, await openMailbox());
      for (const { at: from, text } of mails) {
        const day = mails.filter((mail) => mail.at >= from && mail.at < from + DAY_MS);
        expect(day.length).toBeLessThanOrEqual(MOST);
        expect(text).not.toContain(REASON);
      }
    }),
    { ...histories(10), endOnFailure: true },
  );
});

test('whatever a provider changes, a mailbox that answered is told how each visit stands', {
  timeout: 0,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const mailbox = await openMailbox();
      const { accountId } = mailbox.shop;
      await goThrough({ by: 'customer books', at: { day: 4, hour: 9 } }, mailbox);
      await backend.db
        .update(bookings)
        .set({ answeredAt: new Date(SHOP_NOW) })
        .where(sql`account_id = ${accountId}`);
      const mails = await walk([...history, { by: 'time passes', minutes: 11 }], mailbox);
      const now = backend.clock.now;
      for (const visit of await visitsOf(mailbox)) {
        const isSoon = visit.during.from < now + HOUR_MS;
        if (isSoon || visit.cancelledBy === 'customer') continue;
        const { day, time } = dayAndTime(visit.during.from);
        const word = visit.status === 'cancelled' ? 'cancelled' : '';
        const isTold = mails.some(
          ({ subject, text }) =>
            `${subject}\n${text}`.includes(`${day}, ${time}`) &&
            `${subject}\n${text}`.includes(word),
        );
        expect(isTold, `${day}, ${time} ${word}`).toBe(true);
      }
    }),
    { ...histories(10), endOnFailure: true },
  );
});
