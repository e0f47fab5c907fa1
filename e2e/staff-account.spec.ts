import type { Browser, Page } from 'playwright/test';
import { DAY_MS } from '@/lib/shared/time/units';
import { ACCOUNT_PATH } from '@/lib/shared/url/account-url';
import { editServicePath, NEW_EVENT_PATH, newServicePath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import { startAt } from './support/calendar';
import { query } from './support/own-review';
import { createOwnService } from './support/own-service';
import { openShop } from './support/own-shop';
import type { Product } from './support/product';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { addSession, newPerson, type Person, signInAs } from './support/sign-in';
import { letIn } from './support/staff';
import { expect, LONG, test } from './support/test';

const WORDS = 'Three customers sent us receipts for visits that never took place.';
const CUSTOMER = 'Chidinma Okafor';
const SUSPENDED = /^Your account is suspended:/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function enter(page: Page, person: Person) {
  await page.goto('/settln-providers');
  await signInAs(page, person);
  await expect(heading(page)).toHaveText('Waiting');
}

async function enterAs(browser: Browser, product: Product, person: Person) {
  const page = await (await browser.newContext({ baseURL: product.siteUrl })).newPage();
  await addSession(page, product, product.siteUrl, person);
  return page;
}

test(
  'an account is suspended and opened again, which its owner reads in the portal',
  LONG,
  async ({ page, product, browser }) => {
    test.slow();
    const { own, calendarId, book } = await openShop(product);
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    await book(startAt(tomorrow, '10:00'), { customerName: CUSTOMER, customerPhone: ownPhone() });
    await enter(page, await letIn(product, 'Ingrid Vella'));
    await page.goto(`/staff/account/${calendarId}`);
    await expect(page.getByText(CUSTOMER)).toHaveCount(0);
    await page.getByRole('link', { name: 'Show who has booked' }).click();
    await expect(page.getByText(CUSTOMER)).toBeVisible();
    const looks = await query(
      product,
      "SELECT note FROM staff_log WHERE kind = 'account' AND subject_id = $1",
      [calendarId],
    );
    expect(looks).toContainEqual({ note: 'bookings' });

    await page.getByRole('radio', { name: /^Suspend the account/ }).check();
    await page.getByLabel('Reason from the terms').selectOption('complaints');
    await page.getByLabel('What its owner reads first').fill(WORDS);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/: Suspended\./)).toBeVisible();

    const owner = await enterAs(browser, product, own.owner);
    for (const path of [ACCOUNT_PATH, portalPath('listings')]) {
      await owner.goto(path);
      await expect(owner.getByText(SUSPENDED)).toBeVisible();
    }
    await expectNoAxeFindings(owner, 'main');
    await expect(owner.getByRole('link', { name: 'Change your service' })).toHaveCount(0);
    await expect(owner.getByRole('button', { name: 'List your service or event' })).toHaveCount(0);
    for (const path of [newServicePath(), NEW_EVENT_PATH, editServicePath(own.id)]) {
      await owner.goto(path);
      await expect(owner.getByText(SUSPENDED)).toBeVisible();
      await expect(owner.getByRole('textbox')).toHaveCount(0);
    }
    await owner.goto(`/services/${own.id}`);
    await expect(
      owner.getByText(/It will be public again when the suspension ends\.$/),
    ).toBeVisible();
    await expect(owner.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await owner.getByRole('link', { name: 'What was decided, and how to appeal' }).click();
    await expect(heading(owner)).toHaveText('Do you think we are wrong?');
    await expect(owner.getByText(WORDS)).toBeVisible();

    await page.goto(`/staff/account/${calendarId}`);
    const before = page.getByRole('region', { name: 'Earlier decisions' });
    await expect(before.getByRole('listitem').first()).toContainText('Suspended, by Ingrid Vella');
    await expect(before).toContainText(WORDS);
    await page.getByRole('radio', { name: /^Open the account again/ }).check();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/: Opened again\./)).toBeVisible();
    await owner.goto(portalPath('listings'));
    await expect(heading(owner)).toBeVisible();
    await expect(owner.getByText(SUSPENDED)).toHaveCount(0);
    await owner.context().close();
  },
);

test(
  'what waits is walked through by k, approved by a, and taken down again; its pictures are large',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const word = crypto.randomUUID().slice(0, 8);
    const first = await createOwnService(product, { name: `Kitchen ${word} one` });
    const second = await createOwnService(product, { name: `Kitchen ${word} two` });
    await enter(page, await letIn(product, 'Ingrid Vella'));
    await page.goto(`/staff?${new URLSearchParams({ q: word })}`);
    const link = ({ name }: { name: string }) => page.getByRole('link', { name });
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(link(second)).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('k');
    await expect(link(first)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(first.name);
    const picture = page.getByRole('region', { name: 'Pictures' }).locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect((await picture.boundingBox())?.width).toBeGreaterThan(240);
    await expect(async () => {
      await page.keyboard.press('a');
      await expect(page.getByRole('radio', { name: /^Approve/ })).toBeChecked({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${first.name}: Approved.`)).toBeVisible();

    await page.goto(`/staff/service/${first.id}`);
    await expect(page.getByRole('region', { name: 'Earlier decisions' })).toContainText(
      'Approved, by Ingrid Vella',
    );
    await page.getByRole('radio', { name: /^Take down/ }).check();
    await page.getByLabel('Reason from the terms').selectOption('untrue');
    await page.getByLabel('What its owner reads first').fill(WORDS);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${first.name}: Taken down.`)).toBeVisible();
    await page.goto(`/staff/service/${first.id}`);
    await expect(page.getByRole('region', { name: 'Earlier decisions' })).toContainText(WORDS);
  },
);

test('what strangers post to the room finds nothing and changes nothing', async ({
  page,
  product,
  browser,
}) => {
  test.slow();
  const own = await createOwnService(product);
  const staff = await browser.newContext({
    baseURL: product.siteUrl,
    javaScriptEnabled: false,
  });
  const room = await staff.newPage();
  await enter(room, await letIn(product, 'Ingrid Vella'));
  await addSession(page, product, product.siteUrl, newPerson());
  for (const path of [`/staff/service/${own.id}`, `/staff?q=${own.id}`]) {
    await room.goto(path);
    const forms = await room.getByRole('main').locator('form[method=POST], form[action=""]').all();
    expect(forms.length, path).toBeGreaterThan(0);
    for (const form of forms) {
      const names = await form
        .locator('input[type=hidden][name]')
        .evaluateAll((inputs) =>
          inputs.map((input) => [
            input.getAttribute('name') ?? '',
            input.getAttribute('value') ?? '',
          ]),
        );
      const typed = { takes: 'yes', action: 'approve', text: WORDS, intent: 'send' };
      const multipart = { ...typed, ...Object.fromEntries(names) };
      const headers = { origin: product.siteUrl };
      const answer = await page.request.post(path, { multipart, headers });
      expect(answer.status(), path).toBe(404);
    }
  }
  const of = [own.id];
  expect(await query(product, 'SELECT FROM staff_claims WHERE subject_id = $1', of)).toEqual([]);
  expect(await query(product, 'SELECT status FROM services WHERE id = $1', of)).toEqual([
    { status: 'pending' },
  ]);
  await staff.close();
});
