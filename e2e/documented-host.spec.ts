import type { Page } from 'playwright/test';
import { formatDate } from '@/lib/shared/time/format';
import { addDays, mondayOf, noonOf } from '@/lib/shared/time/local-date';
import { NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import { subjectOf } from '@/local/demo/shapes/subject';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { type DocumentedHost, startDocumentedHost } from '../test/documented-host';
import { enterMode } from './support/availability-mode';
import { bookNow, dayLinks, timeLinks } from './support/booking-steps';
import { expectAlive, expectSlot, slotAt } from './support/calendar';
import { choosePicture, fillEvent, savedEvent } from './support/event-form';
import { bookingId, confirm, fillIn, NAME } from './support/review-page';
import {
  chooseLogo,
  expectUploaded,
  fillText,
  savedDialog,
  submitButton,
} from './support/service-form';
import { addSession, newPerson } from './support/sign-in';
import { startSite } from './support/start-site';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

const SERVICE = 'Habesha Coffee & Injera Kitchen';
/** The Monday of the week after next: no part of it is over. */
const MONDAY = addDays(mondayOf(venueDay(0)), 14);
const SLOW = { timeout: 30_000 };

const portal = (tab: string) => `/settln-providers?tab=${tab}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function register(page: Page) {
  await page.goto(portal('listings'));
  await expect(heading(page, 'Create Your Provider Account')).toBeVisible();
  await page.getByLabel('First name').fill('Almaz');
  await page.getByLabel('Last name').fill('Tesfaye');
  await page.getByLabel('Month').selectOption('September');
  await page.getByLabel('Year').selectOption('1991');
  await page.getByLabel('Day').selectOption('14');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Hello, Almaz')).toBeVisible(SLOW);
}

async function listService(page: Page, host: DocumentedHost): Promise<string> {
  await page.goto('/services/new?categoryId=4');
  // This host would not keep the language.
  await expect(page.getByLabel('Written in')).toHaveCount(0);
  await fillText(page, SERVICE);
  await chooseLogo(page);
  await expectUploaded(page, 0);
  await submitButton(page).click();
  await expect(savedDialog(page)).toBeVisible(SLOW);
  const [service] = host.store.services;
  if (!service) throw new Error('nothing was listed');
  await page.goto(portal('listings'));
  await page.getByRole('link').filter({ hasText: SERVICE }).click();
  await expect(page).toHaveURL(`/services/${service.id}`);
  return service.id;
}

async function addItem(page: Page, host: DocumentedHost, [name, price, minutes]: string[]) {
  const before = host.store.items.length;
  await page.reload();
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await dialog.getByLabel('Name').fill(name ?? '');
  await dialog.getByLabel('Price').fill(price ?? '');
  await dialog.getByLabel('Length').fill(minutes ?? '');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('Item added successfully!').first()).toBeVisible();
  expect(host.store.items).toHaveLength(before + 1);
}

async function manageItems(page: Page, host: DocumentedHost) {
  await addItem(page, host, ['Coffee', '45', '60']);
  await addItem(page, host, ['Tasting', '', '']);
  await page.reload();
  await page.getByRole('button', { name: 'Edit Coffee' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Item' });
  await edit.getByLabel('Name').fill('Coffee ceremony');
  await edit.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Item updated successfully!').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Delete Tasting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete item' }).click();
  await expect(page.getByText('Item deleted successfully!').first()).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Manage Service Items' }).getByRole('listitem'),
  ).toHaveText([/Coffee ceremony.*€45\.00/]);
}

/** Opens Monday to Wednesday with the range dialog. */
async function openHours(page: Page, host: DocumentedHost) {
  await page.goto(calendarPath({ view: 'week', date: MONDAY }));
  await enterMode(page);
  await page.getByRole('button', { name: 'Choose a date range' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set availability for a date range' });
  for (const day of [MONDAY, addDays(MONDAY, 2)]) {
    const name = new RegExp(`^${formatDate(noonOf(day), 'UTC', 'en')}`);
    const button = dialog.getByRole('button', { name });
    if (!(await button.isVisible())) {
      await dialog.getByRole('button', { name: 'Next month' }).click();
    }
    await button.click();
  }
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/Successfully set availability for/).first()).toBeVisible(SLOW);
  expect(host.store.slots).toHaveLength(3 * 48);
}

async function book(page: Page, id: string) {
  await page.goto(`/providerPage?id=${id}`);
  await expect(heading(page, SERVICE)).toBeVisible();
  // It sends ids alone.
  const offered = page.getByRole('region', { name: 'Services Offered' });
  await expect(offered.getByRole('listitem')).toHaveText(['Catering']);
  await bookNow(page);
  // Before its sheet is loaded, nothing is painted, yet both buttons count as visible.
  await page.waitForLoadState();
  await page.getByRole('checkbox', { name: /Coffee ceremony/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click();
  await expect(heading(page, 'Select time')).toBeVisible();
  for (let week = 0; week < 3 && (await timeLinks(page).count()) === 0; week += 1) {
    const shown = await dayLinks(page).first().textContent();
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(dayLinks(page).first()).not.toHaveText(shown ?? '');
  }
  await timeLinks(page).first().click();
  await expect(heading(page, 'Review and confirm')).toBeVisible();
  await fillIn(page);
  await confirm(page);
  await expect(heading(page, 'Booking confirmed')).toBeVisible();
  await expect(bookingId(page)).toHaveText(/^\d+$/);
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
}

async function useCalendar(page: Page, host: DocumentedHost) {
  await page.goto(calendarPath({ view: 'week', date: addDays(MONDAY, -7) }));
  await expectAlive(page);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(slotAt(page, MONDAY, '06:00')).toHaveAccessibleName(/booked/);

  const [wednesday, clock] = [addDays(MONDAY, 2), '10:00'] as const;
  await slotAt(page, wednesday, clock).click();
  const dialog = page.getByRole('dialog', { name: 'Book this time' });
  await dialog.getByRole('button', { name: /Coffee ceremony/ }).click();
  await expect.poll(() => host.store.bookings.length).toBe(2);
  await page.reload();
  await expectAlive(page);
  await expect(slotAt(page, wednesday, clock)).toHaveAccessibleName(/booked, Coffee ceremony/);
  await slotAt(page, wednesday, clock).click();
  // A tap opens the booking, whose button then asks.
  await page.getByRole('button', { name: 'Cancel booking' }).first().click();
  const asks = page.getByRole('alertdialog', { name: /^Are you sure you want to cancel/ });
  await asks.getByRole('button', { name: 'Cancel booking' }).click();
  await expectSlot(page, wednesday, clock, 'available');
  await expect.poll(() => host.store.bookings.length).toBe(1);
  await page.goto(portal('bookings'));
  await expect(page.getByText(NAME)).toBeVisible();
}

async function keepEvents(page: Page, host: DocumentedHost) {
  await page.goto(NEW_EVENT_PATH);
  await expect(page.getByRole('combobox', { name: 'Timezone' })).not.toHaveValue('');
  const times = { startsAt: '2027-12-06T16:00', endsAt: '2027-12-06T22:00' };
  await fillEvent(page, 'Enkutatash', times);
  await choosePicture(page);
  await submitButton(page).click();
  await expect(savedEvent(page)).toBeVisible(SLOW);
  await page.goto(portal('listings'));
  await page.getByRole('link').filter({ hasText: 'Enkutatash' }).click();
  await page.getByRole('link', { name: 'Edit Event' }).first().click();
  // The documents name no zone among the fields of an event that is read: the browser's fills in.
  await expect(page.getByRole('combobox', { name: 'Timezone' })).not.toHaveValue('');
  await page.getByLabel('Title').fill('New Year');
  await submitButton(page).click();
  await expect(savedEvent(page)).toBeVisible(SLOW);
  const [event] = host.store.events;
  expect(event?.sent).toMatchObject({ title: 'New Year' });
  await page.goto(`/events/${event?.id}`);
  await expect(heading(page, 'New Year')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Event' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).click();
  await expect(page.getByText('Event deleted successfully!').first()).toBeVisible();
  expect(host.store.events).toEqual([]);
}

async function editAndDelete(page: Page, host: DocumentedHost, id: string) {
  await page.goto(`/services/${id}/edit`);
  await expect(page.getByLabel('Name')).toHaveValue(SERVICE);
  await page.getByLabel('Name').fill('Habesha Kitchen of Msida');
  await submitButton(page).click();
  await expect(savedDialog(page)).toBeVisible(SLOW);
  await page.goto(`/services/${id}`);
  await expect(heading(page, 'Habesha Kitchen of Msida')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Service' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Service' }).click();
  await expect(page.getByText('Service deleted successfully!').first()).toBeVisible();
  expect(host.store.services).toEqual([]);
}

/** Each call takes a second, and the pages are complete all the same. */
async function visitSlowly(page: Page, host: DocumentedHost, id: string) {
  host.delayBy(1_000);
  await page.goto(portal('calendar'));
  await expectAlive(page);
  await page.goto(`/services/${id}`);
  await expect(
    page.getByRole('region', { name: 'Manage Service Items' }).getByRole('listitem'),
  ).toHaveText([/Coffee ceremony/]);
  await page.goto(`/booking/select-time?providerId=${id}&week=${MONDAY}`);
  await expect(timeLinks(page).first()).toBeVisible();
  host.delayBy(0);
}

// What it answers for each call is in `app/documented-host.integration.test.tsx`.
test(
  'a host written from the documents alone serves the whole product',
  LONG,
  async ({ browser, product }) => {
    test.setTimeout(240_000);
    // The harder of its two spellings; the integration test goes through both.
    const host = await startDocumentedHost('sparse');
    const site = await startSite(product, 'web-of-documents', { BACKEND_URL: host.url });
    const context = await browser.newContext({ baseURL: site.url });
    try {
      const page = await context.newPage();
      const person = newPerson('Almaz Tesfaye');
      await addSession(page, product, site.url, person);
      await test.step('registers', () => register(page));
      expect(host.store.accounts[0]?.user_id).toBe(subjectOf(person.email));
      const id = await test.step('lists a service', () => listService(page, host));
      await test.step('keeps its items', () => manageItems(page, host));
      await test.step('opens hours', () => openHours(page, host));
      const visitor = await browser.newContext({ baseURL: site.url });
      await test.step('is booked', async () => book(await visitor.newPage(), id));
      await visitor.close();
      await test.step('uses the calendar', () => useCalendar(page, host));
      await test.step('waits for a slow host', () => visitSlowly(page, host, id));
      await test.step('keeps events', () => keepEvents(page, host));
      await test.step('edits and deletes', () => editAndDelete(page, host, id));
    } finally {
      await context.close();
      await site.stop();
      await host.close();
    }
  },
);
