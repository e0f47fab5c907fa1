import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { countBooked, readCalendarFile } from './support/free-visit';
import type { Product } from './support/product';
import { confirmButton, expectNoAxeFindings, fillIn, freeVisit } from './support/review-page';
import { expect, test } from './support/test';

const LONG_NAME = 'Oluwaseun-Adébáyọ̀ '.repeat(5).slice(0, 80).trim();

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const state = (page: Page) => page.locator('[data-state]');

async function book(page: Page, product: Product, day: number, contact: object = {}) {
  const visit = await freeVisit(product, day);
  await page.goto(visit.path);
  await fillIn(page, contact);
  await confirmButton(page).click();
  await expect(heading(page)).toHaveText('Booking confirmed');
  return visit;
}

/** Follows "Change or cancel", and returns the address of the booking. */
async function openLink(page: Page): Promise<string> {
  await link(page, 'Change or cancel').click();
  await expect(heading(page)).toHaveText('Your booking');
  return page.url();
}

/** Chooses the last time of the day on show, and returns it. */
async function chooseLastTime(page: Page): Promise<string> {
  const time = page.locator('[data-time]').last();
  const label = (await time.textContent())?.slice(0, 5) ?? '';
  await time.click();
  await page.getByRole('button', { name: `Move to ${label}` }).click();
  return label;
}

/** The links of the mails to an address that lead to its booking, the latest mail last. */
function linksInMail(to: string, subject: string): string[] {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '.data', 'mail');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(to) && mail.includes(`Subject: ${subject}`))
    .flatMap((mail) => /https?:\/\/\S+\/booking\/manage\/[\w~-]+/.exec(mail)?.[0] ?? []);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a customer moves a booking, then cancels it, and its time is free again', async ({
      page,
      product,
    }) => {
      const visit = await freeVisit(product, javaScriptEnabled ? 23 : 24);
      const before = await countBooked(product, visit);
      await book(page, product, javaScriptEnabled ? 23 : 24);
      const address = await openLink(page);
      await expect(state(page)).toHaveAttribute('data-state', 'confirmed');
      await link(page, 'Move to another time').click();
      await expect(heading(page)).toHaveText('Move your booking');
      await expect(page.locator('[data-own-time]')).toContainText('your time');
      const label = await chooseLastTime(page);
      await expect(state(page)).toHaveAttribute('data-state', 'moved');
      await expect(page.getByText('Before:')).toBeVisible();
      await expect(page.getByText(`${label} to`)).toBeVisible();
      expect(page.url()).toBe(address);

      await link(page, 'Cancel booking').click();
      await expect(
        page.getByRole('heading', { name: 'Are you sure you want to cancel this booking?' }),
      ).toBeVisible();
      await expect(state(page)).toHaveCount(javaScriptEnabled ? 1 : 0);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await expect(heading(page)).toHaveText('Booking cancelled');
      await expect(page.getByText(/^You cancelled on/)).toBeVisible();
      expect(await countBooked(product, visit)).toBe(before);
      await link(page, 'Book again').click();
      await expect(heading(page)).toHaveText('Book Your Service');
    });
  });
}

test('from the mail to the booking, a move, and the mail about it', async ({ page, product }) => {
  const email = `manage-${crypto.randomUUID()}@customer.example`;
  await book(page, product, 25, { email });
  await expect
    .poll(() => linksInMail(email, 'Booking confirmed'), { timeout: 20_000 })
    .toHaveLength(1);
  const [address = ''] = linksInMail(email, 'Booking confirmed');
  const answer = await page.goto(address);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'same-origin');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await link(page, 'Move to another time').click();
  await chooseLastTime(page);
  await expect(state(page)).toHaveAttribute('data-state', 'moved');
  await expect
    .poll(() => linksInMail(email, 'Booking moved'), { timeout: 20_000 })
    .toEqual([address]);

  const file = await readCalendarFile(
    page.request,
    (await link(page, 'Apple').getAttribute('href')) ?? '',
  );
  expect([file.of('SEQUENCE'), file.of('URL')]).toEqual(['1', address]);
});

test('the lasting confirmation of a moved booking leads to the booking as it is', async ({
  page,
  product,
}) => {
  await book(page, product, 26);
  const confirmed = page.url();
  await openLink(page);
  await link(page, 'Move to another time').click();
  await chooseLastTime(page);
  await expect(state(page)).toHaveAttribute('data-state', 'moved');
  await page.goto(confirmed);
  await expect(state(page)).toHaveAttribute('data-state', 'moved');
});

test('a long name, 320 px, keyboard and axe', async ({ page, product }) => {
  await book(page, product, 27, { name: LONG_NAME });
  await openLink(page);
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await link(page, 'Cancel booking').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link(page, 'Cancel booking')).toBeFocused();
  await link(page, 'Move to another time').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Move your booking');
  await expectNoAxeFindings(page);
  expect(await width()).toBeLessThanOrEqual(320);
});

test('a link that is none says so', async ({ page }) => {
  const answer = await page.goto('/booking/manage/nothing~1-2-3');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('This link no longer works');
});
