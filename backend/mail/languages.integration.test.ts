import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { messages } from '@/backend/db/mail-schema';
import { reviews } from '@/backend/db/review-schema';
import { accounts, bookings } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { staffDecisions } from '@/backend/db/staff-schema';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { withReader } from '@/lib/shared/process/reader-language';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { compose } from './compose';
import { queueVerdict } from './queue-verdict';
import { toHtml } from './to-html';
import { lettersOf, mailLanguageOf } from './verdict-letter';

const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = NOW + 3 * DAY_MS;

let backend: TestBackend;
let provider: SeededAccount;

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => {} } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  const item = { name: 'Cut', priceMinor: 2_550, durationMinutes: 45 };
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [item] })],
      availability: [{ from: NOW, to: OPEN + DAY_MS, status: 'available' }],
    }),
  );
});

const book = (startsAt: number, extra: object, key?: string) =>
  backend.post(
    '/providerCalendar/bookings',
    {
      settlnProviderId: provider.accountId,
      startTime: new Date(startsAt).toISOString(),
      serviceItems: provider.services[0]?.itemIds,
      customerName: 'Ann Other',
      customerPhone: samplePhone(provider.accountId),
      customerEmail: `ann-${provider.accountId}@other.example`,
      ...extra,
    },
    key,
  );

async function letters(role: 'customer' | 'provider') {
  const rows = await backend.db
    .select()
    .from(messages)
    .where(eq(messages.accountId, provider.accountId))
    .orderBy(asc(messages.dueAt), asc(messages.bookingId));
  const composed = await Promise.all(
    rows
      .filter(({ toRole, kind }) => toRole === role && kind === 'booked')
      .map((row) => compose(backend.db, row, SAMPLE_SENDER, NOW)),
  );
  return composed.flatMap((one) => (one ? [one.letter] : []));
}

test('a customer is written to in the language of the page they booked on', async () => {
  expect(await book(OPEN, { language: 'ar' })).toMatchObject({ status: 201 });
  const [letter] = await letters('customer');
  expect(letter?.subject).toMatch(/[\u0600-\u06ff]/);
  const html = letter ? await toHtml(letter, 'Settln') : '';
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(`${SAMPLE_SENDER.siteUrl}/ar/booking/manage/`);
  expect(html).toContain('€25.50');
  expect(letter?.calendar?.content).toContain('/ar/booking/manage/');
});

test('at once in another, and in English without one or in one that is not served', async () => {
  await book(OPEN, { language: 'uk' });
  await book(OPEN + HOUR_MS, {});
  await book(OPEN + 2 * HOUR_MS, { language: 'tlh' });
  const written = await letters('customer');
  expect(written.map(({ language }) => language)).toEqual(['uk', 'en', 'en']);
  expect(written[1]?.subject).toMatch(/^[\x20-\x7e’–]+$/);
});

test('a provider is told which language a customer reads, if another than theirs', async () => {
  await book(OPEN, { language: 'ar' });
  await book(OPEN + HOUR_MS, { language: 'en' });
  await book(OPEN + 2 * HOUR_MS, {});
  await arrange(OPEN + 3 * HOUR_MS, `ann-${provider.accountId}@other.example`);
  const texts = (await letters('provider')).map((letter) => JSON.stringify(letter.sections));
  expect(texts.map((text) => text.includes('Customer reads'))).toEqual([true, false, false]);
  expect(texts[0]).toContain('Customer reads: Arabic');
  const { json } = await backend.call(
    `/providerCalendar/bookings?settlnProviderId=${provider.accountId}`,
  );
  const told = z.array(z.object({ customer_language: z.string().optional() })).parse(json);
  expect(told.map((visit) => visit.customer_language)).toEqual([
    'ar',
    'en',
    undefined,
    // Which the booking has from the one before, and mail to the customer is written in.
    undefined,
  ]);
});

test('the language makes no other booking of it', async () => {
  await book(OPEN, { language: 'mt' }, 'same');
  expect(await book(OPEN, { language: 'ar' }, 'same')).toMatchObject({ status: 201 });
  expect(await letters('customer')).toHaveLength(1);
});

async function changeByLink(path: 'move' | 'cancel', token: string, more: object) {
  const { status } = await backend.post(`/customerBookings/${path}`, { token, ...more });
  expect(status).toBe(200);
  const [kept] = await backend.db
    .select({ language: bookings.customerLanguage })
    .from(bookings)
    .where(eq(bookings.accountId, provider.accountId));
  return kept?.language;
}

test('whoever moves or cancels in another language is written to in that one from then on', async () => {
  const { json } = await book(OPEN, { language: 'ar' });
  const { manageToken } = (json as { booking: { manageToken: string } }).booking;
  await backend.db.update(messages).set({ sentAt: new Date(NOW) });
  const startTime = new Date(OPEN + HOUR_MS).toISOString();
  expect(await changeByLink('move', manageToken, { startTime, language: 'en' })).toBe('en');
  const later = new Date(OPEN + 2 * HOUR_MS).toISOString();
  expect(await changeByLink('move', manageToken, { startTime: later })).toBe('en');
  expect(await changeByLink('cancel', manageToken, { language: 'uk' })).toBe('uk');
  const rows = await backend.db
    .select()
    .from(messages)
    .where(eq(messages.accountId, provider.accountId));
  const cancelled = rows.find(({ toRole, kind }) => toRole === 'customer' && kind === 'cancelled');
  const composed = cancelled && (await compose(backend.db, cancelled, SAMPLE_SENDER, NOW));
  expect(composed?.letter.language).toBe('uk');
});

async function arrange(startsAt: number, customerEmail?: string) {
  const item = { id: provider.services[0]?.itemIds[0], durationMinutes: 30, priceMinor: 0 };
  const answer = await backend.post('/providerCalendar/arranged-visits', {
    settlnProviderId: provider.accountId,
    startTimes: [new Date(startsAt).toISOString()],
    items: [item],
    customerName: 'Ann Other',
    customerEmail,
  });
  expect(answer.status).toBe(201);
}

test('of a visit booked by hand a customer reads as before, else in the provider’s language', async () => {
  const known = `ann-${provider.accountId}@other.example`;
  await arrange(OPEN + HOUR_MS, known);
  await backend.db
    .update(accounts)
    .set({ language: 'mt' })
    .where(eq(accounts.id, provider.accountId));
  await arrange(OPEN + 2 * HOUR_MS, known);
  await book(OPEN, { language: 'ar' });
  await arrange(OPEN + 3 * HOUR_MS, known);
  await arrange(OPEN + 4 * HOUR_MS, known.replace('@', '+shop@'));
  await arrange(OPEN + 5 * HOUR_MS, `new-${known}`);
  await book(OPEN + 6 * HOUR_MS, {});
  await arrange(OPEN + 7 * HOUR_MS, known);
  await arrange(OPEN + 8 * HOUR_MS);
  const kept = await backend.db
    .select({ language: bookings.customerLanguage })
    .from(bookings)
    .where(eq(bookings.accountId, provider.accountId))
    .orderBy(asc(bookings.id));
  expect(kept.map(({ language }) => language)).toEqual([
    null,
    'mt',
    'ar',
    'ar',
    'ar',
    'mt',
    null,
    'en',
    null,
  ]);
});

test('a provider is written to in the chosen language', async () => {
  const [account] = await backend.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, provider.accountId));
  const chosen = await backend.call('/settlnProviders/settings', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userId: account?.userId,
      version: 0,
      firstName: 'Marija',
      lastName: 'Vella',
      name: 'Marija',
      phone: '',
      language: 'mt',
    }),
  });
  expect(chosen.status).toBe(200);
  await book(OPEN, { language: 'ar' });
  const [letter] = await letters('provider');
  expect(letter?.language).toBe('mt');
  expect(letter?.footer.links.at(-1)?.href).toContain('/mt/settln-providers/account');
});

test('the staff sees of a mail what its reader will, whatever language the staff reads', async () => {
  const { accountId, services } = provider;
  await backend.db.update(accounts).set({ language: 'mt' }).where(eq(accounts.id, accountId));
  const verdict = {
    number: null,
    kind: 'service',
    subjectId: services[0]?.id ?? '',
    name: 'Nadia’s chair',
    action: 'takeDown',
    reasonId: 'pictures',
    text: 'The picture has the name of its photographer.',
    isPublic: false,
    byNotice: false,
    decidedAt: NOW,
    isMarked: false,
    appealed: null,
    reviewId: null,
  } as const;
  const shown = await withReader(
    () => 'uk',
    () => lettersOf(backend.db, accountId, verdict, SAMPLE_SENDER),
  );
  const subject = textsFor('mt', 'mail.verdict')('takeDownSubject', { kind: 'service' });
  expect(shown).toMatchObject([{ subject }]);
});

async function reviewOf(customerLanguage: string | null) {
  const { accountId } = provider;
  const at = new Date(NOW - DAY_MS);
  const during = { from: at.getTime(), to: at.getTime() + HOUR_MS };
  const visit = { accountId, during, customerName: 'Ann Other', totalMinor: 0, customerLanguage };
  const [booking] = await backend.db
    .insert(bookings)
    .values({ ...visit, customerEmail: `ann-${accountId}@other.example` })
    .returning();
  const written = { stars: 1, text: 'Call 7900 1234.', author: 'Ann O.', flags: [], writtenAt: at };
  const [review] = await backend.db
    .insert(reviews)
    .values({
      ...written,
      accountId,
      bookingId: booking?.id ?? 0,
      status: 'refused',
      visitedAt: at,
      publishAt: at,
    })
    .returning();
  return review?.id ?? '';
}

test.each([
  ['uk', 'uk', '/uk/appeal/'],
  ['pt', 'pt-BR', '/pt-BR/appeal/'],
  [null, 'en', '.example/appeal/'],
])(
  'whoever wrote a review is told of a decision in the language of the booking (%s)',
  async (chosen, language, link) => {
    const { accountId } = provider;
    const about = { accountId, kind: 'review', subjectId: await reviewOf(chosen), name: 'Ann O.' };
    const [decision] = await backend.db
      .insert(staffDecisions)
      .values({ ...about, action: 'refuse', reasonId: 'offTopic', decidedAt: new Date(NOW) })
      .returning();
    expect(await mailLanguageOf(backend.db, accountId, about.subjectId)).toBe(language);
    const decisionId = decision?.id ?? 0;
    await queueVerdict(backend.db, { accountId, decisionId, dueAt: NOW, toRole: 'customer' });
    const [message] = await backend.db
      .select()
      .from(messages)
      .where(eq(messages.staffDecisionId, decisionId));
    const composed = message && (await compose(backend.db, message, SAMPLE_SENDER, NOW));
    expect(composed).toMatchObject({ to: `ann-${accountId}@other.example`, letter: { language } });
    const html = composed ? await toHtml(composed.letter, 'Settln') : '';
    expect(html).toContain(link);
    expect(/[а-я]/i.test(composed?.letter.title ?? '')).toBe(language === 'uk');
  },
);
