import type { Locator, Page } from 'playwright/test';
import { LANGUAGES } from '@/lib/shared/texts/languages';
import { directionOf, type LanguageCode, tagOf } from '@/lib/shared/texts/locales';
import { localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { localePath } from '@/lib/shared/url/locale-path';
import { BOOKING_KEYS } from '../lib/shared/url/booking-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { timeLinks } from './support/booking-steps';
import { slotAt } from './support/calendar';
import { axeFindings } from './support/checks/axe';
import { DESK, PHONE } from './support/devices';
import { expectHydrated } from './support/hydrated';
import { linksToOthers } from './support/language-links';
import { englishOn } from './support/left-english';
import { pathInMail, waitForMails } from './support/mailbox';
import type { Product } from './support/product';
import { findLayoutFaults } from './support/pseudo/layout-faults';
import { MALTA, ownPhone } from './support/review-page';
import { logoFile, servicesOf } from './support/service-form';
import { newPerson, type Person } from './support/sign-in';
import { approve } from './support/staff';
import { expect, LONG, LONG_ON_PHONE, test } from './support/test';
import { wordsOf } from './support/words';

/** What people write, in the letters of their language. */
interface Written {
  provider: readonly [first: string, last: string];
  service: string;
  description: string;
  address: string;
  item: string;
  customer: string;
  /** What the customer looks for. */
  word: string;
  categoryId: 2 | 3 | 4;
  kind: 'hairAndBraiding' | 'coffeeAndSweets' | 'cleaning';
  /** Whose journey is on a phone; the other one is at a desk. */
  onPhone: 'provider' | 'customer';
}

const JOURNEYS: Partial<Record<LanguageCode, Written>> = {
  ar: {
    provider: ['سلمى', 'حداد'],
    service: 'جدائل سلمى',
    description: 'جدائل وتسريحات بموعد مسبق.',
    address: '12، شارع مانويل ديميك، سليما',
    item: 'جدائل طويلة',
    customer: 'ليلى منصور',
    word: 'ضفائر',
    categoryId: 2,
    kind: 'hairAndBraiding',
    onPhone: 'customer',
  },
  uk: {
    provider: ['Оксана', 'Мельник'],
    service: 'Медівник Оксани',
    description: 'Медівники й наполеони на замовлення.',
    address: '7, вулиця Святого Павла, Валлетта',
    item: 'Медівник на десять осіб',
    customer: 'Соломія Гнатюк',
    word: 'солодощі',
    categoryId: 4,
    kind: 'coffeeAndSweets',
    onPhone: 'provider',
  },
  mt: {
    provider: ['Ġorġa', 'Għawdxija'],
    service: 'Id-dar tleqq ma’ Ġorġa',
    description: 'Djar u uffiċċji, kull ġimgħa jew darba.',
    address: '3, Triq il-Kbira, Ħaż-Żebbuġ',
    item: 'Dar bi tliet ikmamar',
    customer: 'Ċensa Xuereb',
    word: 'tindif',
    categoryId: 3,
    kind: 'cleaning',
    onPhone: 'provider',
  },
};

const SLOW = { timeout: 30_000 };
/** Stands for a value, whatever it is. */
const ANY = '@@';

/** A text with such values. */
const like = (text: string) =>
  new RegExp(text.replaceAll(/[\\^$.*+?()[\]|]/g, '\\$&').replaceAll(ANY, '.+'));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const follow = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Somebody on a device, who reads a language. */
interface Reader {
  page: Page;
  language: LanguageCode;
  product: Product;
  t: ReturnType<typeof wordsOf>;
  /** Latin words that they typed. */
  typed: readonly string[];
}

/**
 * Checks a page or a mail: it is in the language, nothing on it is English, and it fits a phone.
 */
async function look({ page, product, language, typed }: Reader, hasOthers = false) {
  const at = page.url();
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  const english = await englishOn(page, language, { words: typed, hasOthers });
  expect.soft(english, `English on ${at}`).toEqual([]);
  const links = await linksToOthers(page, product.siteUrl, language);
  expect.soft(links, `links of ${at}`).toEqual([]);
  // Of axe's rules the one that translations can break.
  const unlike = await axeFindings(page, ':root', 'label-content-name-mismatch');
  expect.soft(unlike, `names on ${at}`).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  expect.soft(await page.evaluate(findLayoutFaults), `${at} at 390 px`).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** The same of a page that the walk of all pages opens in Arabic, where it is not looked at again. */
async function lookAtPage(reader: Reader, hasOthers = false) {
  if (reader.language !== 'ar') await look(reader, hasOthers);
}

/** Checks a mail to somebody, and follows one of its links. */
async function followMail(
  reader: Reader,
  { link, ...wanted }: { to: string; subject: RegExp; link: string },
) {
  const { page, language, product } = reader;
  const [mail] = await waitForMails(product, wanted);
  const path = pathInMail(mail, link);
  expect(path).toMatch(new RegExp(`^/${language}/`));
  await page.setContent(mail.html);
  await look(reader);
  await page.goto(path);
}

async function register(reader: Reader, person: Person, first: string, last: string) {
  const { page, language, t } = reader;
  await page.goto('/settln-providers');
  await expectHydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Language/ })
    .click();
  await follow(page.getByRole('dialog'), LANGUAGES[language].name);
  await expect(page).toHaveURL(localePath(language, '/settln-providers'));
  await lookAtPage(reader);
  await press(page, t('forms.signIn')('google'));
  // The local issuer takes the place of Google, and speaks English.
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await press(page, 'Continue');
  const account = t('account.registration');
  const birth = t('account.birthDate');
  await expect(heading(page)).toHaveText(account('heading'), SLOW);
  await look(reader);
  await page.getByLabel(account('firstName')).fill(first);
  await page.getByLabel(account('lastName')).fill(last);
  await page.getByLabel(birth('month'), { exact: true }).selectOption({ index: 9 });
  await page.getByLabel(birth('year'), { exact: true }).selectOption('1991');
  await page.getByLabel(birth('day'), { exact: true }).selectOption('14');
  await page.getByRole('checkbox').check();
  await press(page, account('submit'));
  await expect(page.getByText(first, { exact: true })).toBeVisible(SLOW);
  await expect(heading(page)).toHaveText(t('portal.listings')('heading'));
  await lookAtPage(reader);
}

async function listService(reader: Reader, written: Written) {
  const { page, language, t } = reader;
  const questions = t('portal.newListing');
  await press(page, questions('open'));
  await press(page, questions('service'));
  const category = t('services.categories')(`category${written.categoryId}`);
  await look(reader);
  await follow(dialogOf(page, questions('categoryHeading')), category);
  const newService = localePath(language, `/services/new?categoryId=${written.categoryId}`);
  await expect(page).toHaveURL(newService, SLOW);
  await page.getByLabel(t('services.about')('nameLabel'), { exact: true }).fill(written.service);
  await page
    .getByLabel(t('services.about')('descriptionLabel'), { exact: true })
    .fill(written.description);
  await page.getByLabel(t('forms.choices')('community')).selectOption('3');
  await page.getByLabel(t('services.reach')('addressLabel'), { exact: true }).fill(written.address);
  await page.getByLabel(t('services.reach')('phoneLabel'), { exact: true }).fill('+356 9912 0457');
  const kind = t('services.subcategoryTitles')(written.kind);
  await page.getByRole('checkbox', { name: kind }).check();
  const logo = page.getByLabel(t('services.logo')('chooseLabel'));
  await logo.setInputFiles(await logoFile());
  await lookAtPage(reader);
  await press(page, t('forms.form')('submit'));
  const saved = dialogOf(page, t('services.form')('savedHeading'));
  await expect(saved).toBeVisible(SLOW);
  await look(reader);
  await follow(saved, t('services.nextSteps')('hours'));
}

async function openHours(reader: Reader) {
  const { page, t } = reader;
  const week = t('hours.week');
  const days = t('calendar.availability.weekdays');
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible(SLOW);
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const) {
    const name = week('open', { day: days(`long${day}`) });
    await page.getByRole('switch', { name, exact: true }).click();
  }
  await press(page, t('hours.save')('save'));
  await expect(page.getByText(t('hours.save')('savedForLater'))).toBeVisible(SLOW);
  await look(reader);
}

async function addItem(reader: Reader, written: Written) {
  const { page, t } = reader;
  await follow(page, t('portal.dashboard')('listings'));
  await page.getByRole('link').filter({ hasText: written.service }).first().click();
  await press(page, t('items.list')('add'));
  const dialog = dialogOf(page, t('items.dialog')('addHeading'));
  await dialog.getByLabel(t('items.form')('nameLabel'), { exact: true }).fill(written.item);
  await dialog.getByLabel(t('items.amounts')('priceLabel')).fill('45');
  await dialog.getByLabel(t('items.amounts')('lengthLabel')).fill('90');
  await look(reader);
  await press(dialog, t('items.form')('add'));
  const added = page.getByRole('alertdialog', { name: t('items.list')('success') });
  await expect(added).toContainText(t('items.outcome')('added'), SLOW);
  await press(added, t('ui.actions')('continue'));
  await lookAtPage(reader);
}

async function find(reader: Reader, written: Written, id: string) {
  const { page, language, t } = reader;
  await page.goto(`/${language}`);
  await lookAtPage(reader, true);
  const search = page.getByRole('combobox', { name: t('directory.search')('label') });
  await search.fill(written.word);
  await search.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`/${language}/find\\?q=${encodeURIComponent(written.word)}$`),
  );
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await lookAtPage(reader, true);
  const found = page.getByRole('link', { name: written.service });
  await found
    .and(page.locator(`[href*="${id}"]`))
    .first()
    .click();
  await expect(heading(page)).toHaveText(written.service, SLOW);
  await lookAtPage(reader, true);
}

async function book(reader: Reader, written: Written, email: string) {
  const { page, t } = reader;
  await page.waitForLoadState();
  await follow(page, t('profile.contacts')('book'));
  await expect(heading(page)).toHaveText(t('booking.items')('heading'), SLOW);
  await page.waitForLoadState();
  await page.getByRole('checkbox', { name: written.item }).check({ force: true });
  await lookAtPage(reader);
  await press(page, t('booking.items')('continue'));
  await expect(heading(page)).toHaveText(t('booking.times')('heading'), SLOW);
  await follow(page, t('booking.week')('next'));
  await expect(page).toHaveURL(/week=/);
  await lookAtPage(reader);
  await timeLinks(page).first().click();
  const review = t('booking.review');
  const question = dialogOf(page, t('booking.question')('heading'));
  await expect(page.getByRole('heading', { name: review('heading') }).or(question)).toBeVisible(
    SLOW,
  );
  // It asks once the scripts of the page run.
  if (await question.isVisible()) {
    await look(reader);
    await press(question, t('booking.question')('confirm'));
  }
  await expect(heading(page)).toHaveText(review('heading'), SLOW);
  await lookAtPage(reader);
  const startsAt = new URL(page.url()).searchParams.get(BOOKING_KEYS.startsAt) ?? '';
  await page.getByLabel(review('name')).fill(written.customer);
  await page.getByLabel(review('phone')).fill(ownPhone());
  await page.getByLabel(review('email')).fill(email);
  await press(page, t('booking.confirm')('confirm'));
  await expect(heading(page)).toHaveText(t('booking.confirmed')('heading'), SLOW);
  await look(reader);
  return localDay(Date.parse(startsAt), MALTA);
}

async function move(reader: Reader, email: string) {
  const { page, t } = reader;
  const manage = t('booking.manage');
  const booked = like(t('mail.booked')('subject', { day: ANY, time: ANY }));
  const change = t('booking.confirmed')('change');
  await followMail(reader, { to: email, subject: booked, link: change });
  await expect(heading(page)).toHaveText(manage('title'));
  await lookAtPage(reader);
  await follow(page, manage('move'));
  await expect(heading(page)).toHaveText(t('booking.move')('heading'));
  await lookAtPage(reader);
  const time = page.locator('[data-time]').last();
  const clock = (await time.textContent())?.slice(0, 5) ?? '';
  await time.click();
  await press(page, t('booking.move')('confirm', { time: clock }));
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'moved', SLOW);
  await look(reader);
  const moved = like(t('mail.moved')('subject', { day: ANY, time: ANY }));
  await followMail(reader, { to: email, subject: moved, link: change });
  await expect(page.locator('[data-state]')).toContainText(manage('moved'));
  return clock;
}

interface Moved {
  date: LocalDate;
  clock: string;
}

/** The visit is in the mail of its provider, in the list and in the calendar. */
async function seeVisit(reader: Reader, person: Person, written: Written, { date, clock }: Moved) {
  const { page, language, t } = reader;
  const { customer, item } = written;
  const mail = t('mail.provider');
  const subject = like(mail('movedSubjectWithName', { name: customer, day: ANY, time: ANY }));
  await followMail(reader, { to: person.email, subject, link: mail('open') });
  const visit = page.getByRole('dialog');
  await expect(visit).toContainText(customer, SLOW);
  await look(reader);
  await press(visit, t('calendar.visit')('close'));
  const row = page.getByRole('listitem').filter({ hasText: customer });
  await expect(row).toContainText(item);
  await expect(row).toContainText(clock);
  await lookAtPage(reader);
  await page.goto(localePath(language, calendarPath({ view: 'day', date })));
  const calendar = page.getByRole('region', { name: t('calendar.page')('label'), exact: true });
  await expect(calendar).toHaveAttribute('data-alive', '', SLOW);
  await expect(slotAt(page, date, clock)).toHaveAttribute('aria-label', like(customer));
  await lookAtPage(reader);
  await page.goto(localePath(language, calendarPath({ view: 'week', date })));
  await expect(calendar).toHaveAttribute('data-alive', '', SLOW);
  await expect(slotAt(page, date, clock)).toHaveAttribute('aria-label', like(customer), SLOW);
  await lookAtPage(reader);
}

test.describe.configure({ mode: 'parallel' });

for (const [code, written] of Object.entries(JOURNEYS)) {
  const language = code as LanguageCode;
  const { name } = LANGUAGES[language];

  test.describe(name, written.onPhone === 'provider' ? LONG_ON_PHONE : LONG, () => {
    test.use({ locale: language, actionTimeout: SLOW.timeout });

    test('a provider registers, lists, opens and is booked by a customer who finds and moves', async ({
      page,
      browser,
      product,
    }) => {
      test.setTimeout(240_000);
      const [first, last] = written.provider;
      const person = newPerson(`${first} ${last}`);
      const email = `${crypto.randomUUID()}@customer.example`;
      const shared = { language, product, t: wordsOf(language), typed: [person.email, email] };
      const provider = { ...shared, page };
      await test.step('registers', () => register(provider, person, first, last));
      await test.step('lists', () => listService(provider, written));
      await test.step('opens', () => openHours(provider));
      await test.step('prices', () => addItem(provider, written));
      const [service] = await servicesOf(product, person);
      if (!service) throw new Error('nothing was listed');
      await approve(product, service.id);

      const context = await browser.newContext({
        baseURL: product.siteUrl,
        locale: language,
        ...(written.onPhone === 'customer' ? PHONE : DESK),
      });
      const customer = { ...shared, page: await context.newPage() };
      await test.step('is found', () => find(customer, written, service.id));
      const date = await test.step('is booked', () => book(customer, written, email));
      const clock = await test.step('is moved', () => move(customer, email));
      const moved = { date, clock };
      await context.close();
      await test.step('sees the visit', () => seeVisit(provider, person, written, moved));
    });
  });
}
