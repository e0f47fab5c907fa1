import { EVENT_CATEGORIES } from '@/lib/domain/events/categories';
import { COUNTRIES, currencyOf } from '@/lib/domain/places/countries';
import { editEventPath, eventPath, NEW_EVENT_PATH } from '@/lib/url/portal-paths';
import { subjectOf } from '@/local/demo/shapes/subject';
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
import { createOwnEvent, eventsOf } from './support/own-event';
import { expectNoAxeFindings } from './support/review-page';
import { enter, registeredPerson, submitButton } from './support/service-form';
import { addSession, newPerson, signInAs } from './support/sign-in';
import { heldReply } from './support/stub-host';
import { venueDay } from './support/stub-provider';
import { expect, ON_DESKTOP, ON_PHONE, test } from './support/test';

test.setTimeout(90_000);

const NEXT_YEAR = Number(venueDay(0).slice(0, 4)) + 1;

const ZONES = [
  {
    zone: 'Europe/Malta',
    typed: 'malta',
    width: ON_PHONE,
    startsAt: `${NEXT_YEAR}-07-10T19:00`,
    start: `${NEXT_YEAR}-07-10T17:00:00.000Z`,
    other: '22:45',
  },
  {
    zone: 'Asia/Kolkata',
    typed: 'calcutta',
    width: ON_DESKTOP,
    startsAt: `${NEXT_YEAR}-07-10T19:00`,
    start: `${NEXT_YEAR}-07-10T13:30:00.000Z`,
    other: '19:15',
  },
  {
    zone: 'America/New_York',
    typed: 'new y',
    width: ON_DESKTOP,
    startsAt: `${NEXT_YEAR}-01-15T19:00`,
    start: `${NEXT_YEAR}-01-16T00:00:00.000Z`,
    other: '05:45',
  },
];

for (const { zone, typed, width, startsAt, start, other } of ZONES) {
  test(
    `EVF-030 EVF-031 EVF-033 EVF-034 EVD-007 EVD-008: creates, edits and deletes an event in ${zone}`,
    width,
    async ({ page, product }) => {
      const person = await openNewEvent(page, product);
      await fillEvent(page, 'Enkutatash by the Canal', {
        startsAt,
        endsAt: startsAt.replace('19:00', '22:30'),
      });
      await chooseZone(page, typed, zone);
      await expect(page.getByRole('status').filter({ hasText: 'where you are now' })).toContainText(
        `${other} to`,
      );
      await choosePicture(page);
      await submitButton(page).dblclick();
      await expect(savedEvent(page)).toContainText(
        'Your event has been submitted! We will review your listing and get back to you in less than 48 hours.',
      );
      const link = savedEvent(page).getByRole('link', { name: 'Continue' });
      await expect(link).toHaveAttribute('href', '/events');
      await link.click();
      await expect(page).toHaveURL('/settln-providers');

      const [made, ...others] = await eventsOf(product, person);
      expect(others).toEqual([]);
      expect(made).toMatchObject({ start_date: start, timezone: zone, status: 'pending' });
      expect(made?.image_url).toMatch(/\/events\/[0-9a-f-]{36}\/enkutatash-parade\.png$/);
      await page.getByRole('link', { name: /Enkutatash by the Canal/ }).click();
      await expect(page).toHaveURL(eventPath(String(made?.id)));
      await expect(page.getByRole('definition').filter({ hasText: '19:00' })).toBeVisible();
      await expect(page.getByText(`${other} to`)).toBeVisible();

      await page.getByRole('link', { name: 'Edit Event' }).click();
      await expect(page.getByLabel('Start', { exact: true })).toHaveValue(startsAt);
      await expect(zoneField(page)).toHaveValue(zone);
      await page.getByLabel('Title').fill('Enkutatash, again');
      await submitButton(page).click();
      await expect(savedEvent(page)).toBeVisible();
      const [edited] = await eventsOf(product, person);
      expect(edited).toMatchObject({ ...made, title: 'Enkutatash, again', status: 'pending' });

      await page.goto(eventPath(String(made?.id)));
      await page.getByRole('button', { name: 'Delete Event' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).click();
      await expect(
        page.getByRole('alertdialog', { name: 'Event deleted successfully!' }),
      ).toBeVisible();
      expect(await eventsOf(product, person)).toEqual([]);
    },
  );
}

test(
  'EVF-001 to EVF-003 ROLE-002: the gate, the form behind it, and the ways out',
  ON_DESKTOP,
  async ({ page, product }) => {
    const person = await registeredPerson(product);
    await page.goto(NEW_EVENT_PATH);
    await expect(page.getByText('Sign in to create or edit events')).toBeVisible();
    await expectNoAxeFindings(page);
    await signInAs(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List an Event');
    await expectNoAxeFindings(page);
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
  },
);

test(
  'EVF-009 EVF-012 EVF-019 to EVF-025 EVF-029: the lists, and what a ticket reveals',
  ON_DESKTOP,
  async ({ page, product }) => {
    await openNewEvent(page, product);
    const category = page.getByLabel('Category');
    const titles = await category.getByRole('option').allTextContents();
    expect(titles.slice(1)).toEqual([...EVENT_CATEGORIES]);
    const country = page.getByLabel('Country');
    const countries = await country.getByRole('option').allTextContents();
    expect(countries.slice(1)).toEqual(COUNTRIES.map(({ name }) => name));
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
    for (const { iso } of COUNTRIES.filter(({ currency: code }) => code !== 'EUR')) {
      await country.selectOption(iso);
      await expect(currency).toHaveValue(currencyOf(iso));
    }
    await expect(page.getByLabel('Ticket price')).toHaveAttribute('step', '0.01');
    await expect(page.getByLabel('Booking link')).toBeHidden();
    await bookingRequired(page, 'Yes').check();
    await page.getByLabel('Booking link').fill('tickets.example');
    await expectNoAxeFindings(page);
    await ticketRequired(page, 'No').check();
    for (const field of hidden) await expect(field).toBeHidden();
    await ticketRequired(page, 'Yes').check();
    await expect(page.getByLabel('Booking link')).toHaveValue('tickets.example');
  },
);

test(
  'PC-028 PC-029 PC-038 PC-039: what {host} is sent is the documented payload, and an edit names its event',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    const person = await openNewEvent(page, product);
    await fillEvent(page, ' Enkutatash ', {
      startsAt: '2027-12-06T16:00',
      endsAt: '2027-12-06T22:00',
    });
    await page.getByLabel('Country').selectOption('GB');
    await chooseZone(page, 'london', 'Europe/London');
    await ticketRequired(page, 'Yes').check();
    await page.getByLabel('Ticket price').fill('12.5');
    await bookingRequired(page, 'Yes').check();
    await page.getByLabel('Booking link').fill('tickets.example/canal');
    await choosePicture(page);
    // The storage takes uploads from the product's own site only, so the draft is carried over to
    // the second site.
    const key = 'settln:event-form:new';
    const draft = await page.evaluate((name) => sessionStorage.getItem(name), key);
    page.on('dialog', (dialog) => dialog.accept());
    await addSession(page, product, stubHost.siteUrl, person);
    await page.goto(stubHost.siteUrl + NEW_EVENT_PATH);
    await page.evaluate(
      ([name = '', text = '']) => sessionStorage.setItem(name, text),
      [key, draft ?? ''],
    );
    await page.reload();
    await submitButton(page).click();
    await expect(savedEvent(page)).toBeVisible();
    const sent = {
      title: 'Enkutatash',
      description: 'Music, yellow daisies and coffee.',
      category: 'Festivals',
      address: 'Canal Hall, 2 Wharf Lane',
      timezone: 'Europe/London',
      start_date: '2027-12-06T16:00:00.000Z',
      end_date: '2027-12-06T22:00:00.000Z',
      organizer_id: 2,
      city_id: 3,
      community_id: 1,
      is_featured: true,
      ticket_required: true,
      ticket_price: 12.5,
      ticket_currency: 'GBP',
      requires_booking: true,
      booking_link: 'https://tickets.example/canal',
      image_url: expect.stringMatching(/\/events\/[^/]+\/enkutatash-parade\.png$/),
      user_id: subjectOf(person.email),
      country_iso: 'GB',
      // An extension, which this host names as our backend does.
      language: 'en',
    };
    const writes = () => stubHost.writes.filter(({ asking }) => asking.startsWith('POST /events'));
    expect(writes()).toEqual([{ asking: 'POST /events?hostCountry=MT', body: sent }]);

    const [event] = await eventsOf(product, person);
    await page.goto(stubHost.siteUrl + editEventPath(String(event?.id)));
    await ticketRequired(page, 'No').check();
    await submitButton(page).click();
    await expect(savedEvent(page)).toBeVisible();
    expect(writes()[1]?.asking).toContain(`eventId=${event?.id}`);
    expect(writes()[1]?.body).toEqual({
      ...sent,
      id: event?.id,
      ticket_required: false,
      ticket_price: 0,
      ticket_currency: '',
      requires_booking: false,
      booking_link: '',
    });
  },
);

test(
  'EVF-018 ROLE-005: only the owner gets the edit form; a stranger reads why, and nothing else',
  ON_DESKTOP,
  async ({ page, product }) => {
    const event = await createOwnEvent(product, { title: 'Secret Supper' });
    const path = editEventPath(event.id);
    await page.goto(path);
    await expect(page.getByText('Sign in to create or edit events')).toBeVisible();
    expect(await page.content()).not.toContain('Secret Supper');
    await enter(page, product, await registeredPerson(product));
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toContain('Secret Supper');
    await expect(page.getByRole('alert').filter({ hasText: 'Security' })).toHaveText(
      'Security Error: You can only edit your own events!',
    );
    await expect(page).toHaveURL('/settln-providers', { timeout: 10_000 });
    await enter(page, product, event.owner);
    await page.goto(path);
    await expect(page.getByLabel('Title')).toHaveValue('Secret Supper');
    await page.getByLabel('Address').fill('Msida');
    await submitButton(page).click();
    await expect(savedEvent(page)).toBeVisible();
  },
);

test(
  'EVF-004: the edit form says that it is loading, then that it could not',
  ON_DESKTOP,
  async ({ page, product, stubHost }) => {
    await addSession(page, product, stubHost.siteUrl, newPerson());
    const { held, release } = heldReply({ status: 500 });
    stubHost.answer(/^GET \/events\?/, held);
    await page.goto(`${stubHost.siteUrl}/events/1/edit`, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    release();
    await expect(page.getByText('Failed to load event details')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/events/1/edit',
    );
  },
);
