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
} from './support/event-form';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { createOwnEvent, eventsOf, FREE } from './support/own-event';
import { expectNoAxeFindings } from './support/review-page';
import { enter, registeredPerson, submitButton } from './support/service-form';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

test.setTimeout(90_000);

const NEXT_YEAR = Number(venueDay(0).slice(0, 4)) + 1;

test('EVF-030 EVF-031 EVF-033 EVF-034 EVD-007 EVD-008: creates, copies, edits and deletes an event elsewhere', async ({
  page,
  product,
}) => {
  const startsAt = `${NEXT_YEAR}-01-15T19:00`;
  const person = await openNewEvent(page, product);
  await fillEvent(page, ' Enkutatash by the Canal ', {
    startsAt,
    endsAt: `${NEXT_YEAR}-01-15T22:30`,
  });
  await page.getByLabel('Country').selectOption('GB');
  await chooseZone(page, 'new y', 'America/New_York');
  await expect(page.getByRole('status').filter({ hasText: 'where you are now' })).toContainText(
    '05:45 to',
  );
  await ticketRequired(page, 'Yes').check();
  await page.getByLabel('Ticket price').fill('12.5');
  await bookingRequired(page, 'Yes').check();
  await page.getByLabel('Booking link').fill('tickets.example/canal');
  await choosePicture(page);
  await submitButton(page).dblclick();
  await expect(savedEvent(page)).toContainText(
    'Your event has been submitted! We will review your listing and get back to you in less than 48 hours.',
  );
  await expectNoAxeFindings(page, 'dialog[open]');
  const link = savedEvent(page).getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', '/events');
  await link.click();
  await expect(page).toHaveURL('/settln-providers');

  const [made, ...others] = await eventsOf(product, person);
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    title: 'Enkutatash by the Canal',
    start_date: `${NEXT_YEAR}-01-16T00:00:00.000Z`,
    timezone: 'America/New_York',
    country_iso: 'GB',
    status: 'pending',
    ticket_required: true,
    ticket_price: 12.5,
    ticket_currency: 'GBP',
    requires_booking: true,
    booking_link: 'https://tickets.example/canal',
  });
  expect(made?.image_url).toMatch(/\/events\/[0-9a-f-]{36}\/enkutatash-parade\.png$/);
  await page.getByRole('link', { name: /Enkutatash by the Canal/ }).click();
  await expect(page).toHaveURL(eventPath(String(made?.id)));
  await expect(page.getByRole('definition').filter({ hasText: '19:00' })).toBeVisible();
  await expect(page.getByText('05:45 to')).toBeVisible();

  await page.getByRole('link', { name: 'Copy Event' }).click();
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue(`${NEXT_YEAR}-01-22T19:00`);
  await submitButton(page).click();
  await expect(savedEvent(page)).toBeVisible();
  const own = async (id: unknown) =>
    (await eventsOf(product, person)).find((event) => event.id === id);
  const [copied] = await eventsOf(product, person);
  expect(copied).toMatchObject({
    title: made?.title,
    start_date: `${NEXT_YEAR}-01-23T00:00:00.000Z`,
    image_url: made?.image_url,
  });
  expect(await own(made?.id)).toEqual(made);

  await page.goto(eventPath(String(made?.id)));
  await page.getByRole('link', { name: 'Edit Event' }).click();
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue(startsAt);
  await expect(zoneField(page)).toHaveValue('America/New_York');
  await page.getByLabel('Title').fill('Enkutatash, again');
  await ticketRequired(page, 'No').check();
  await submitButton(page).click();
  await expect(savedEvent(page)).toBeVisible();
  expect(await own(made?.id)).toMatchObject({ ...made, title: 'Enkutatash, again', ...FREE });

  await page.goto(eventPath(String(made?.id)));
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Event deleted successfully!' }),
  ).toBeVisible();
  expect(await eventsOf(product, person)).toEqual([copied]);
});

test('EVF-001 to EVF-003 ROLE-002: the gate, the form behind it, and the ways out', async ({
  page,
  product,
}) => {
  const person = await registeredPerson(product);
  // From such a gate one signs in, and comes back, in `service-form.spec.ts`.
  const gate = await page.request.get(NEW_EVENT_PATH);
  expect(await gate.text()).toContain('Sign in to create or edit events');
  await enter(page, product, person);
  await page.goto(NEW_EVENT_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List an Event');
  const back = page.getByRole('link', { name: 'Back to events' });
  await expect(back).toHaveAttribute('href', '/events');
  await back.click();
  await expect(page).toHaveURL('/settln-providers');
  await page.goto(NEW_EVENT_PATH);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === '/events');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await leaving;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
});

// Its lists are in `app/own-things.test.tsx`, the currency of each country in
// `lib/shared/contract/event-writes.test.ts`.
test(
  'EVF-019 to EVF-025 EVF-029: what a ticket reveals, and hides again',
  LONG,
  async ({ page, product }) => {
    await openNewEvent(page, product);
    const country = page.getByLabel('Country');
    await expect(zoneField(page)).toHaveValue('Asia/Kathmandu');

    const currency = page.getByLabel('Currency');
    const hidden = [
      currency,
      bookingRequired(page, 'Yes'),
      page.getByLabel('Ticket price'),
      page.getByLabel('Booking link'),
    ];
    for (const field of hidden) await expect(field).toBeHidden();
    await ticketRequired(page, 'Yes').check();
    await expect(currency).toHaveValue('EUR');
    await expect(currency).not.toBeEditable();
    await country.selectOption('GB');
    await expect(currency).toHaveValue('GBP');
    await expect(page.getByLabel('Ticket price')).toHaveAttribute('step', '0.01');
    await expect(page.getByLabel('Booking link')).toBeHidden();
    await bookingRequired(page, 'Yes').check();
    await page.getByLabel('Booking link').fill('tickets.example');
    await ticketRequired(page, 'No').check();
    for (const field of hidden) await expect(field).toBeHidden();
    await ticketRequired(page, 'Yes').check();
    await expect(page.getByLabel('Booking link')).toHaveValue('tickets.example');
  },
);

test(
  'EVF-018 ROLE-005: the owner gets the edit form; a stranger reads why, and is led to the portal',
  LONG,
  async ({ page, product }) => {
    const event = await createOwnEvent(product);
    await enter(page, product, await registeredPerson(product));
    await takeOverClock(page);
    await page.goto(editEventPath(event.id));
    await expect(page.getByRole('alert').filter({ hasText: 'Security' })).toHaveText(
      'Security Error: You can only edit your own events!',
    );
    await skipPauses(page, page.getByText('No listings yet'));
    await expect(page).toHaveURL('/settln-providers');
    await enter(page, product, event.owner);
    await page.goto(editEventPath(event.id));
    await expect(page.getByLabel('Title')).toHaveValue(event.title);
    await page.getByLabel('Address').fill('Msida');
    await submitButton(page).click();
    await expect(savedEvent(page)).toBeVisible();
  },
);
