import type { Page } from 'playwright/test';
import { createOwnCalendar, enterCalendar, slotAt } from './support/calendar';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { createOwnService, itemsOf } from './support/own-service';
import type { Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import {
  chooseLogo,
  expectUploaded,
  fillText,
  registeredPerson,
  savedDialog,
  servicesOf,
  submitButton,
} from './support/service-form';
import { addSession } from './support/sign-in';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, type StubbedHost, test } from './support/test';

test.setTimeout(120_000);

const POST_SERVICE = /^POST \/serviceProviders\?/;
const LATE = { timeout: 30_000 };
const unknown = (page: Page, what: string) =>
  page.getByText(`We do not know whether ${what}.`, { exact: true });
/** The form of a new service on the site whose host is the stub, filled in. */
async function fillForm(page: Page, product: Product, stubHost: StubbedHost) {
  const person = await registeredPerson(product);
  await addSession(page, product, stubHost.siteUrl, person);
  await page.goto(`${stubHost.siteUrl}/services/new`);
  await fillText(page, 'Habesha Kitchen');
  await chooseLogo(page);
  await expectUploaded(page, 0);
  return person;
}

const postsTo = ({ asked }: StubbedHost) => asked.filter((asking) => POST_SERVICE.test(asking));

/** Loses the answers to so many, and passes the others on. */
function loseFirst(stubHost: StubbedHost, pattern: RegExp, times: number) {
  let lost = 0;
  stubHost.answer(pattern, () => {
    lost += 1;
    return lost <= times ? 'lose' : { lateMs: 0 };
  });
}

// The web server tries three times, so that the fourth try is the browser's repeat.
const BY_WEB_SERVER = 3;

test(
  'a service whose answer is lost is repeated by itself, and listed once',
  ON_PHONE,
  async ({ page, product, stubHost }) => {
    const person = await fillForm(page, product, stubHost);
    loseFirst(stubHost, POST_SERVICE, BY_WEB_SERVER);
    await takeOverClock(page);
    await submitButton(page).click();
    await skipPauses(page, savedDialog(page));
    expect(postsTo(stubHost)).toHaveLength(BY_WEB_SERVER + 1);
    expect(await servicesOf(product, person)).toHaveLength(1);
  },
);

test(
  'a service that stays without an answer says where to look, keeps what was typed, and can be sent again',
  LONG_ON_PHONE,
  async ({ page, product, stubHost }) => {
    const person = await fillForm(page, product, stubHost);
    stubHost.answer(POST_SERVICE, 'lose');
    await takeOverClock(page);
    await submitButton(page).click();
    await skipPauses(page, unknown(page, 'your service was saved'));
    await expect(page.getByText('Check your listings before you send it again.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open your listings' })).toBeVisible();
    await expect(page.getByText('Failed to save service')).toHaveCount(0);
    await expectNoAxeFindings(page, 'main form');
    await expect(page.getByLabel('Name')).toHaveValue('Habesha Kitchen');
    stubHost.answer(POST_SERVICE, { lateMs: 0 });
    await submitButton(page).click();
    await expect(savedDialog(page)).toBeVisible(LATE);
    expect(await servicesOf(product, person)).toHaveLength(1);
  },
);

test(
  'a host of the documents alone gets a new service once',
  LONG,
  async ({ page, product, stubHost }) => {
    stubHost.sayNoNumber();
    await fillForm(page, product, stubHost);
    stubHost.answer(POST_SERVICE, 'lose');
    await takeOverClock(page);
    await submitButton(page).click();
    await skipPauses(page, unknown(page, 'your service was saved'));
    await expect(page.getByRole('link', { name: 'Open your listings' })).toBeVisible();
    expect(postsTo(stubHost)).toHaveLength(1);
  },
);

test('an item whose answer is lost is added once', LONG, async ({ page, product, stubHost }) => {
  const service = await createOwnService(product);
  await addSession(page, product, stubHost.siteUrl, service.owner);
  await page.goto(`${stubHost.siteUrl}/services/${service.id}`);
  const countItems = async () => (await itemsOf(product, service)).length;
  const before = await countItems();
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await dialog.getByLabel('Name').fill('Doro wat');
  stubHost.answer(/^POST \/serviceItems/, 'lose');
  await takeOverClock(page);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await skipPauses(page, dialog.getByText('We do not know whether the item was added.'));
  await expect(dialog.getByRole('link', { name: 'Open the list of items' })).toBeVisible();
  stubHost.answer(/^POST \/serviceItems/, { lateMs: 0 });
  await dialog.getByRole('button', { name: 'Add item' }).click();
  const done = page.getByRole('alertdialog', { name: 'Success!' });
  await expect(done).toContainText('Item added successfully!', LATE);
  expect(await countItems()).toBe(before + 1);
});

test(
  'a booking of the provider whose answer is lost is made once',
  LONG,
  async ({ page, product, stubHost }) => {
    const calendar = await createOwnCalendar(product);
    const { siteUrl } = stubHost;
    await enterCalendar(page, product, calendar, { view: 'day', siteUrl });
    loseFirst(stubHost, /^POST \/providerCalendar\/book/, 1);
    await slotAt(page, calendar.date, '10:00').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tasting' }).click();
    await expect(page.getByText(/is booked\.$/)).toBeVisible(LATE);

    stubHost.answer(/^POST \/providerCalendar\/cancel/, 'cut');
    await takeOverClock(page);
    await slotAt(page, calendar.date, '10:00').click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const asks = page.getByRole('alertdialog', { name: /^Are you sure you want to cancel/ });
    await asks.getByRole('button', { name: 'Cancel booking' }).click();
    await skipPauses(page, page.getByText('Look at the calendar before you try it again.'));
  },
);
