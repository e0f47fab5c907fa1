import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import { openCalendar } from './support/availability';
import { bookNow, timeLinks } from './support/booking-steps';
import type { Product } from './support/product';
import { confirm, expectConfirmed, fillIn, NAME } from './support/review-page';
import {
  chooseLogo,
  expectUploaded,
  fillText,
  phonePhoto,
  savedDialog,
  servicesOf,
  submitButton,
} from './support/service-form';
import { newPerson, type Person, signInAs } from './support/sign-in';
import { approve } from './support/staff';
import { expect, ON_PHONE, test } from './support/test';

const PORTAL = '/settln-providers';
const SERVICE = 'Habesha Coffee & Injera Kitchen';
const RENAMED = 'Habesha Kitchen of Msida';
const COLOURS = ['#0f4a40', '#ffb52b'];
/** The first sight of a page, or a picture's upload, on a machine that is busy with other tests. */
const SLOW = { timeout: 30_000 };
/** For how long a cache in front of the site may show a page as it was. */
const EDGE_MS = Number(process.env.E2E_EDGE_MS ?? 0);

const visibleHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

async function register(page: Page, person: Person) {
  await page.goto(PORTAL);
  await signInAs(page, person);
  await expect(visibleHeading(page, 'Create Your Provider Account')).toBeVisible(SLOW);
  await page.getByLabel('First name').fill('Almaz');
  await page.getByLabel('Last name').fill('Tesfaye');
  await page.getByLabel('Month').selectOption('September');
  await page.getByLabel('Year').selectOption('1991');
  await page.getByLabel('Day').selectOption('14');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Hello, Almaz')).toBeVisible(SLOW);
  await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
}

async function listService(page: Page) {
  await page.getByRole('button', { name: 'List your service or event' }).click();
  await page.getByRole('button', { name: 'List a Service' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Food', exact: true }).click();
  await expect(page).toHaveURL('/services/new?categoryId=4', SLOW);
  await fillText(page, SERVICE);
  await chooseLogo(page);
  const photos = await Promise.all(COLOURS.map((colour, at) => phonePhoto(`${at}.jpg`, colour)));
  await page.getByLabel('Add portfolio photos').setInputFiles(photos);
  await expectUploaded(page, COLOURS.length);
  await submitButton(page).click();
  await expect(savedDialog(page)).toContainText('Congratulations on listing your service!', SLOW);
  for (const [name, href] of [
    ['Service items with prices', '/settln-providers?tab=listings'],
    ['Your hours', '/settln-providers/opening-hours'],
  ] as const) {
    await expect(savedDialog(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Continue' }).click();
}

async function addItem(page: Page, name: string, price: string, minutes: string) {
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price').fill(price);
  await dialog.getByLabel('Length').fill(minutes);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Success!' });
  await expect(modal).toContainText('Item added successfully!', SLOW);
  await modal.getByRole('button', { name: 'Continue' }).click();
  const items = page.getByRole('region', { name: 'Manage Service Items' });
  await expect(items.getByRole('listitem')).toHaveText([`${name}1 h€${price}.00`]);
}

/** Somebody without a session or anything else in the browser, on a device like the provider's. */
async function stranger(browser: Browser, provider: Page, product: Product): Promise<Page> {
  const viewport = provider.viewportSize();
  return (await browser.newContext({ baseURL: product.siteUrl, viewport })).newPage();
}

async function bookAsCustomer(page: Page, profile: string) {
  await page.goto(profile);
  await bookNow(page);
  // Before its sheet is loaded, nothing is painted, yet both buttons count as visible.
  await page.waitForLoadState();
  await page.getByRole('checkbox', { name: /Coffee ceremony/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click();
  await expect(visibleHeading(page, 'Select time')).toBeVisible(SLOW);
  await timeLinks(page).first().click();
  // A time is a link to the review; once the page's scripts run, a dialog asks first.
  const review = visibleHeading(page, 'Review and confirm');
  const ask = page.getByRole('button', { name: 'Confirm booking' });
  await expect(review.or(ask)).toBeVisible(SLOW);
  if (await ask.isVisible()) await ask.click();
  await expect(review).toBeVisible(SLOW);
  await fillIn(page);
  await confirm(page);
  await expectConfirmed(page);
}

test.use({ actionTimeout: SLOW.timeout });

test(
  'a provider arrives, lists a service, is approved and booked, changes and deletes it',
  ON_PHONE,
  async ({ page, browser, product }) => {
    test.setTimeout(300_000);
    const person = newPerson('Almaz Tesfaye');
    const visitor = await stranger(browser, page, product);
    await test.step('signs in and registers', () => register(page, person));
    await test.step('lists a service with its photos', () => listService(page));

    const [service] = await servicesOf(product, person);
    if (!service) throw new Error('nothing was listed');
    expect(service.portfolioImages).toHaveLength(COLOURS.length);
    const profile = `/providerPage?id=${service.id}`;
    const visit = async () => (await visitor.request.get(profile)).status();

    await test.step('sees it pending, and a preview that nobody else sees', async () => {
      const card = page.getByRole('link').filter({ hasText: SERVICE });
      await expect(card).toContainText('Pending', SLOW);
      await card.click();
      await page.getByRole('link', { name: 'View the preview' }).click();
      await expect(page.getByText('Only you can see this preview.')).toBeVisible(SLOW);
      expect(await visit()).toBe(404);
      await page.goto(`/services/${service.id}`);
    });
    await test.step('prices an item', () => addItem(page, 'Coffee ceremony', '45', '60'));

    await test.step('is approved, and public at once', async () => {
      await approve(product, service.id);
      await expect.poll(visit, { intervals: [200], ...SLOW }).toBe(200);
      await visitor.goto(profile);
      await expect(visibleHeading(visitor, SERVICE)).toBeVisible();
      await expect(visitor.getByRole('link', { name: /^Open image \d of 2$/ })).toHaveCount(2);
      await page.reload();
      await expect(page.getByText('Your public profile is live.')).toBeVisible(SLOW);
    });

    await openCalendar(product, person, 3);
    await test.step('is booked by a stranger', () => bookAsCustomer(visitor, profile));
    await test.step('sees the booking', async () => {
      await page.goto(`${PORTAL}?tab=bookings`);
      const visits = page.getByRole('listitem').filter({ hasText: NAME });
      await expect(visits).toHaveText([/Coffee ceremony/]);
    });

    await test.step('renames the service, for everybody at once', async () => {
      await page.goto(`/services/${service.id}`);
      await page.getByRole('link', { name: 'Edit Service' }).click();
      await expectUploaded(page, COLOURS.length);
      await page.getByLabel('Name').fill(RENAMED);
      await submitButton(page).click();
      await expect(savedDialog(page)).toBeVisible(SLOW);
      await sleep(EDGE_MS);
      await visitor.goto(profile);
      await expect(visibleHeading(visitor, RENAMED)).toBeVisible();
    });
    await test.step('deletes it, and it is nowhere any more', async () => {
      await page.goto(`/services/${service.id}`);
      await page.getByRole('button', { name: 'Delete Service' }).first().click();
      const asks = page.getByRole('alertdialog', { name: /^Are you sure/ });
      await asks.getByRole('button', { name: 'Delete Service' }).click();
      const deleted = page.getByRole('alertdialog', { name: 'Service deleted successfully!' });
      await deleted.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible(SLOW);
      await sleep(EDGE_MS);
      expect(await visit()).toBe(404);
    });
    await visitor.context().close();
  },
);
