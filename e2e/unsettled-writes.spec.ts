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
import { expect, ON_PHONE, type StubbedHost, test } from './support/test';

test.setTimeout(120_000);

const POST_SERVICE = /^POST \/serviceProviders\?/;
const LATE = { timeout: 30_000 };
const unknown = (page: Page, what: string) =>
  page.getByText(`We do not know whether ${what}.`, { exact: true });
const again = (page: Page) => page.getByRole('button', { name: 'Send it again' });

/** The form of a new service on the site whose host is the stub, filled in. */
async function fillForm(page: Page, product: Product, stubHost: StubbedHost) {
  const person = await registeredPerson(product);
  await addSession(page, product, stubHost.siteUrl, person);
  // The storage takes uploads from the product's own site only.
  await page.route(/X-Amz-Signature/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${stubHost.siteUrl}/services/new`);
  await fillText(page, 'Habesha Kitchen');
  await chooseLogo(page);
  await expectUploaded(page, 0);
  return person;
}

const postsTo = ({ asked }: StubbedHost) => asked.filter((asking) => POST_SERVICE.test(asking));

// A host that takes 4 s or 12 s is in `lib/host/transport/slow-host.integration.test.ts`.
test(
  'a service that was not made can be sent again, and one whose answer is lost is found, not listed twice',
  ON_PHONE,
  async ({ page, product, stubHost }) => {
    const person = await fillForm(page, product, stubHost);
    stubHost.answer(POST_SERVICE, 'cut');
    await takeOverClock(page);
    await submitButton(page).click();
    await expect(unknown(page, 'your service was saved')).toBeVisible();
    await skipPauses(page, again(page));
    await expect(page.getByText('It is not in your listings so far.')).toBeVisible();
    await expect(page.getByText('Failed to save service')).toHaveCount(0);
    await expectNoAxeFindings(page, 'main form');
    await expect(page.getByLabel('Name')).toHaveValue('Habesha Kitchen');
    stubHost.answer(POST_SERVICE, 'lose');
    await again(page).click();
    await expect(savedDialog(page)).toBeVisible(LATE);
    expect(postsTo(stubHost)).toHaveLength(2);
    expect(await servicesOf(product, person)).toHaveLength(1);
  },
);

test('what cannot be looked for is not sent again, not even after a reload', async ({
  page,
  product,
  stubHost,
}) => {
  const person = await fillForm(page, product, stubHost);
  stubHost.answer(POST_SERVICE, 'lose');
  stubHost.answer(/^GET \/serviceProviders\?/, { status: 500 });
  await takeOverClock(page);
  await submitButton(page).click();
  const unread = page.getByText('your listings could not be read either');
  await skipPauses(page, unread);
  await submitButton(page).click({ force: true });
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await skipPauses(page, unread);
  await expect(page.getByLabel('Name')).toHaveValue('Habesha Kitchen');
  stubHost.answer(/^GET \/serviceProviders\?/, { lateMs: 0 });
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(savedDialog(page)).toBeVisible(LATE);
  expect(postsTo(stubHost)).toHaveLength(1);
  expect(await servicesOf(product, person)).toHaveLength(1);
});

test('an item whose answer is lost is found; one that was not made can be added again', async ({
  page,
  product,
  stubHost,
}) => {
  const service = await createOwnService(product);
  await addSession(page, product, stubHost.siteUrl, service.owner);
  await page.goto(`${stubHost.siteUrl}/services/${service.id}`);
  const countItems = async () => (await itemsOf(product, service)).length;
  const before = await countItems();
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await dialog.getByLabel('Name').fill('Doro wat');
  stubHost.answer(/^POST \/serviceItems/, 'cut');
  await takeOverClock(page);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(dialog).toContainText('We do not know whether the item was added.');
  await skipPauses(page, dialog.getByText('It is not in the list of items so far.'));
  stubHost.answer(/^POST \/serviceItems/, 'lose');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  const done = page.getByRole('alertdialog', { name: 'Success!' });
  await expect(done).toContainText('Item added successfully!', LATE);
  expect(await countItems()).toBe(before + 1);
});

test('a booking of the provider whose answer is lost is seen in the calendar', async ({
  page,
  product,
  stubHost,
}) => {
  const calendar = await createOwnCalendar(product);
  const { siteUrl } = stubHost;
  await enterCalendar(page, product, calendar, { view: 'day', siteUrl });
  stubHost.answer(/^POST \/providerCalendar\/book/, 'lose');
  await slotAt(page, calendar.date, '10:00').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tasting' }).click();
  await expect(page.getByText(/is booked\.$/)).toBeVisible(LATE);

  stubHost.answer(/^POST \/providerCalendar\/cancel/, 'cut');
  await takeOverClock(page);
  await slotAt(page, calendar.date, '10:00').click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const asks = page.getByRole('alertdialog', { name: /^Are you sure you want to cancel/ });
  await asks.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('We are looking at the calendar…')).toBeVisible();
  await skipPauses(page, page.getByText('the calendar does not show the change so far'));
});
