import { editEventPath, eventPath, NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import {
  bookingRequired,
  choosePicture,
  chooseZone,
  fillEvent,
  openNewEvent,
  savedEvent,
  ticketRequired,
  zoneField,
} from '../support/event-form';
import { createOwnEvent, FREE, stubEvent } from '../support/own-event';
import { submitButton } from '../support/service-form';
import { addSession, newPerson } from '../support/sign-in';
import { approve, refuse } from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

const LONG = 'Enkutatash by the Canal: Ethiopian and Eritrean New Year gathering and parade 26';

test.setTimeout(120_000);

test('the event form', async ({ page, product }) => {
  await page.goto(NEW_EVENT_PATH);
  await take(page, 'event-form-signed-out');
  await openNewEvent(page, product);
  await take(page, 'event-form', { whole: true });
  await submitButton(page).click();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await take(page, 'event-form-errors', { whole: true });
  await fillEvent(page, LONG, { startsAt: '2027-12-06T16:00', endsAt: '2027-12-06T22:00' });
  await page.getByLabel('Country').selectOption('GB');
  await chooseZone(page, 'london', 'Europe/London');
  await ticketRequired(page, 'Yes').check();
  await page.getByLabel('Ticket price').fill('12.50');
  await bookingRequired(page, 'Yes').check();
  await page.getByLabel('Booking link').fill('tickets.example/enkutatash-canal');
  await choosePicture(page);
  await take(page, 'event-form-filled', { whole: true });
  await zoneField(page).fill('europe/l');
  await zoneField(page).scrollIntoViewIfNeeded();
  await take(page, 'event-form-zones');
  await page.keyboard.press('Escape');
  await page.getByLabel('Start', { exact: true }).fill('2027-10-31T01:30');
  await page.getByLabel('End', { exact: true }).fill('2027-03-28T01:30');
  await page.getByLabel('Title').focus();
  await expect(page.getByText('comes twice')).toBeVisible();
  // It appears a moment after the field was left.
  await expect(page.getByText('skip 01:30').last()).toBeVisible();
  await page.getByText('comes twice').scrollIntoViewIfNeeded();
  await take(page, 'event-form-clock-change');
  await page.getByLabel('End', { exact: true }).fill('2027-10-31T04:00');
  await submitButton(page).click();
  await expect(savedEvent(page)).toBeVisible();
  await take(page, 'event-form-saved');
});

test('an event as its owner sees it', async ({ page, product }) => {
  const event = await createOwnEvent(product, { timezone: 'Europe/London' });
  await page.goto(eventPath(event.id));
  await take(page, 'event-signed-out');
  await addSession(page, product, product.siteUrl, event.owner);
  await page.goto(eventPath(event.id));
  await take(page, 'event-detail-pending', { whole: true });
  await page.goto(editEventPath(event.id));
  await expect(page.getByLabel('Title')).toHaveValue(event.title);
  await take(page, 'event-form-edit', { whole: true });
  await page.goto(eventPath(event.id));
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await take(page, 'event-delete');
  await refuse(product, event.id, { text: 'Please say who may come.', kind: 'event' });
  await page.goto(eventPath(event.id));
  await take(page, 'event-detail-rejected', { whole: true });
  await approve(product, event.id, 'event');
  await page.goto(eventPath(event.id));
  await take(page, 'event-detail-approved', { whole: true });
});

test('an event of a foreign host, past, free and without a picture', async ({
  page,
  product,
  stubHost,
}) => {
  const owner = newPerson();
  const past = { start_date: '2024-09-11T10:00:00Z', end_date: '2024-09-11T20:00:00Z' };
  const json = stubEvent(owner, { ...FREE, ...past, title: LONG, timezone: 'Asia/Kolkata' });
  stubHost.answer(/^GET \/events\?/, { status: 200, json });
  await addSession(page, product, stubHost.siteUrl, owner);
  await page.goto(stubHost.siteUrl + eventPath('9'));
  await take(page, 'event-detail-past-free', { whole: true });
});

test('an event that is somebody else’s, not there, or cannot be read', async ({
  page,
  product,
  stubHost,
}) => {
  const event = await createOwnEvent(product);
  await addSession(page, product, product.siteUrl, newPerson());
  await page.goto(eventPath(event.id));
  await take(page, 'event-of-somebody-else');
  await page.goto(eventPath('nonsense'));
  await take(page, 'event-not-found');
  await addSession(page, product, stubHost.siteUrl, newPerson());
  stubHost.answer(/^GET \/events\?/, { status: 500 });
  await page.goto(stubHost.siteUrl + eventPath('1'));
  await take(page, 'event-failed');
});
