import { editEventPath, NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import {
  choosePicture,
  fillEvent,
  openNewEvent,
  savedEvent,
  ticketRequired,
  zoneField,
} from './support/event-form';
import { skipPauses, takeOverClock } from './support/lost-answer';
import { createOwnEvent, eventsOf, stubEvent } from './support/own-event';
import { expectNoAxeFindings } from './support/review-page';
import { enter, logoFile, registeredPerson, submitButton } from './support/service-form';
import { addSession, newPerson } from './support/sign-in';
import { nextClockChange } from './support/stub-provider';
import { expect, LONG, LONG_ON_PHONE, test } from './support/test';

const EVENING = { startsAt: '2027-12-06T16:00', endsAt: '2027-12-06T22:00' };

test.setTimeout(90_000);

test(
  'EVF-006 to EVF-008 EVF-010 EVF-011 EVF-013 to EVF-017 EVF-026 to EVF-028 EVF-030: names what is missing, takes a picture that is dropped, and a timezone from the keyboard',
  LONG,
  async ({ page, product }) => {
    await openNewEvent(page, product);
    await page.getByLabel('Country').selectOption('');
    await submitButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'need your attention' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter a title.',
      'Please enter a description.',
      'Please choose a category.',
      'Please choose a community.',
      'Please enter an address.',
      'Please choose a country.',
      'Please enter when it starts.',
      'Please enter when it ends.',
      'Please choose whether a ticket is required.',
      'Please upload an image.',
    ]);
    await summary.getByRole('link', { name: 'Please choose whether' }).click();
    await expect(ticketRequired(page, 'Yes')).toBeFocused();
    await ticketRequired(page, 'Yes').check();
    await page.getByRole('group', { name: 'Is booking required?' }).getByLabel('Yes').check();
    await submitButton(page).click();
    for (const [label, message] of [
      ['Ticket price', 'Please enter a ticket price.'],
      ['Booking link', 'Please enter a booking link.'],
    ] as const) {
      await summary.getByRole('link', { name: message }).click();
      await expect(page.getByLabel(label)).toBeFocused();
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    }
    await expectNoAxeFindings(page, 'main form');
    await page.getByLabel('Ticket price').fill('12.345');
    await page.getByLabel('Booking link').focus();
    await expect(page.getByText('with two decimals at most').first()).toBeVisible();

    // A picture can be dropped, replaced and removed.
    const bytes = (await logoFile()).buffer.toString('base64');
    await page.getByLabel('Featured image: choose a file').evaluate((input, base64) => {
      const data = new DataTransfer();
      const png = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([png], 'dropped here.png', { type: 'image/png' }));
      for (const type of ['dragover', 'drop']) {
        input.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }
    }, bytes);
    await expect(page.getByText('dropped-here.png')).toBeVisible();
    await choosePicture(page, 'another.png');
    await expect(page.getByText('another.png')).toBeVisible();
    await page.getByRole('button', { name: 'Remove featured image' }).click();
    await expect(page.getByRole('img', { name: 'Featured image' })).toHaveCount(0);
    await expect(page.getByLabel('Featured image: choose a file')).toBeFocused();

    // The timezone is searched and chosen by keyboard alone, and can be typed.
    const zone = zoneField(page);
    await zone.focus();
    await expect(zone).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name: 'Timezones' });
    await expect(list.getByRole('option', { selected: true })).toHaveText('Asia/KathmanduUTC+5:45');
    await expect(list.getByRole('option', { selected: true })).toBeInViewport();
    expect(await list.getByRole('option').count()).toBeGreaterThan(400);
    await zone.fill('los ang');
    await expect(page.getByText('1 timezone', { exact: true })).toBeAttached();
    await expect(list.locator('mark')).toHaveText('Los_Ang');
    await expectNoAxeFindings(page, '[role=listbox]');
    await page.keyboard.press('Escape');
    await expect(zone).toHaveValue('Asia/Kathmandu');
    await expect(list).toBeHidden();
    await zone.fill('europe/l');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(zone).toHaveAttribute('aria-activedescendant', /Europe-London$/);
    await page.keyboard.press('Enter');
    await expect(zone).toHaveValue('Europe/London');
    // The next search begins with its first letter.
    await zone.fill('asia/k');
    await expect(list.getByRole('option').first()).toHaveText(/^Asia\/K/);
    await zone.fill('europe/malta');
    await page.keyboard.press('Tab');
    await expect(zone).toHaveValue('Europe/Malta');
    await zone.fill('Atlantis');
    await expect(page.getByText('No timezone has this name.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(zone).toHaveAccessibleDescription(/Please choose a timezone from the list\./);
    await expect(zone).toHaveValue('Atlantis');
    await zone.press('ArrowDown');
    await expect(list).toBeVisible();
    await expect(zone).not.toHaveAttribute('aria-invalid');
  },
);

test(
  'EVF-031: a skipped hour is refused at its field, a doubled one is asked about',
  LONG,
  async ({ page, product }) => {
    const skips = nextClockChange('skipped');
    const repeats = nextClockChange('repeated');
    const person = await openNewEvent(page, product);
    await fillEvent(page, 'Clocks', { startsAt: `${skips}T02:30`, endsAt: `${skips}T02:00` });
    await zoneField(page).fill('Europe/Malta');
    await page.keyboard.press('Enter');
    await page.getByLabel('Title').focus();
    const start = page.getByLabel('Start', { exact: true });
    const end = page.getByLabel('End', { exact: true });
    await expect(start).toHaveAccessibleDescription(/The clocks in Malta skip 02:30 that day\./);
    await start.fill(`${repeats}T02:30`);
    const asked = page.getByRole('group', { name: /comes twice\. Which one is the start\?/ });
    await expect(asked.getByLabel('The first (UTC+2)')).toBeChecked();
    await end.fill(`${repeats}T02:00`);
    await page.getByLabel('Title').focus();
    await expect(end).toHaveAccessibleDescription(/The end has to be after the start\./);
    await end.fill(`${repeats}T04:00`);
    await asked.getByLabel('The second (UTC+1)').check();
    await expectNoAxeFindings(page, 'main form fieldset');
    await choosePicture(page);
    await submitButton(page).click();
    await expect(savedEvent(page)).toBeVisible();
    const [made] = await eventsOf(product, person);
    expect(made?.start_date).toBe(`${repeats}T01:30:00.000Z`);
    await page.goto(editEventPath(String(made?.id)));
    await expect(start).toHaveValue(`${repeats}T02:30`);
    await expect(asked.getByLabel('The second (UTC+1)')).toBeChecked();
  },
);

test(
  'EVF-005 EVF-032: a save that fails keeps everything, and says that it is submitting',
  LONG,
  async ({ page, product }) => {
    const person = await openNewEvent(page, product);
    await fillEvent(page, 'Enkutatash', EVENING);
    await page.route(/X-Amz-Signature/, (route) => route.abort());
    await page.getByLabel('Featured image: choose a file').setInputFiles(await logoFile());
    await expect(page.getByText('The upload was interrupted.')).toBeVisible();
    await submitButton(page).click();
    const failed = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to upload the image or create the event. Please try again.' });
    await expect(failed).toBeVisible();
    await page.unroute(/X-Amz-Signature/);
    let posts = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/events', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      await released;
      await route.continue();
    });
    await expect(page.getByLabel('Title')).toHaveValue('Enkutatash');
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue(EVENING.startsAt);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Submitting...');
    await submitButton(page).click({ force: true });
    release();
    await expect(savedEvent(page)).toBeVisible();
    expect(posts).toBe(1);
    expect(await eventsOf(product, person)).toHaveLength(1);
  },
);

test(
  'a lost session keeps the draft, leaving asks, and a saved draft is gone',
  LONG,
  async ({ page, product }) => {
    const person = await openNewEvent(page, product);
    await fillEvent(page, 'Enkutatash', EVENING);
    await choosePicture(page);
    await page.getByRole('link', { name: 'Back to events' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.context().clearCookies();
    await submitButton(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Please sign in again' })).toBeVisible();
    await enter(page, product, person);
    page.once('dialog', (question) => question.accept());
    await page.goto(NEW_EVENT_PATH);
    await expect(page.getByText('We kept what you had entered here.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Enkutatash');
    await expect(page.getByLabel('End', { exact: true })).toHaveValue(EVENING.endsAt);
    await expect(ticketRequired(page, 'No')).toBeChecked();
    await expect(page.getByRole('img', { name: 'Featured image' })).toBeVisible();
    await submitButton(page).click();
    await expect(savedEvent(page)).toBeVisible();
    await page.goto(NEW_EVENT_PATH);
    await expect(page.getByLabel('Title')).toHaveValue('');
  },
);

test(
  'an event whose host sends no timezone opens in the visitor’s, and says so',
  LONG,
  async ({ page, product, stubHost }) => {
    const owner = newPerson();
    const instants = { start_date: '2027-12-06T16:00:00Z', end_date: '2027-12-06T22:00:00Z' };
    const json = stubEvent(owner, { ...instants, timezone: null });
    stubHost.answer(/^GET \/events\?/, { status: 200, json: { data: [json] } });
    await addSession(page, product, stubHost.siteUrl, owner);
    await page.goto(stubHost.siteUrl + editEventPath('9'));
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue('2027-12-06T21:45');
    await expect(zoneField(page)).toHaveValue('Asia/Kathmandu');
    await expect(zoneField(page)).toHaveAccessibleDescription(/came without a timezone/);
  },
);

test(
  'at a host that may make a second event of an edit, it is sent once, and says where to look',
  LONG,
  async ({ page, product, stubHost }) => {
    stubHost.sayNoNumber();
    const owner = newPerson();
    const first = stubEvent(owner, { image_url: 'https://assets.example/a.png' });
    const changed = { ...first, id: 10, title: 'Enkutatash in the Hall' };
    stubHost.answer(/^GET \/events\?.*userId/, { status: 200, json: [first] });
    stubHost.answer(/^GET \/events\?.*eventId=9/, { status: 200, json: { data: [first] } });
    stubHost.answer(/^POST \/events/, 'cut');
    await addSession(page, product, stubHost.siteUrl, owner);
    await page.goto(stubHost.siteUrl + editEventPath('9'));
    await page.getByLabel('Title').fill(changed.title);
    await takeOverClock(page);
    await submitButton(page).click();
    await skipPauses(page, page.getByText('We do not know whether your changes were saved.'));
    await expect(page.getByText('Check your listings before you send it again.')).toBeVisible();
    const sent = () => stubHost.asked.filter((asking) => asking.startsWith('POST /events'));
    expect(sent()).toHaveLength(1);
    stubHost.answer(/^POST \/events/, { status: 201, json: { success: true } });
    await submitButton(page).click();
    await expect(savedEvent(page)).toContainText('Your changes may have made a second event');
    expect(sent()).toHaveLength(2);
  },
);

test('by keyboard alone an event is listed', LONG, async ({ page, product }) => {
  const person = await openNewEvent(page, product);
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await page.getByLabel('Title').focus();
  await type('Enkutatash');
  await type('Coffee and daisies.');
  await type('Festivals');
  await type('Sub');
  await type('Malti');
  await type('Canal Hall');
  await type('United K');
  await page.keyboard.type('120620270400PM');
  await page.getByLabel('End', { exact: true }).focus();
  await page.keyboard.type('120620271000PM');
  await zoneField(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('london');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(ticketRequired(page, 'No')).toBeChecked();
  await choosePicture(page);
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(savedEvent(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settln-providers');
  const [made] = await eventsOf(product, person);
  expect(made).toMatchObject({
    title: 'Enkutatash',
    language: 'mt',
    category: 'Festivals',
    country_iso: 'GB',
    community_id: 1,
    timezone: 'Europe/London',
    start_date: '2027-12-06T16:00:00.000Z',
  });
});

test(
  '320 px wide, in the dark and with long words, nothing is cut off',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const event = await createOwnEvent(product, { title: 'Ibn-Khaldun-'.repeat(7).slice(0, 80) });
    await enter(page, product, event.owner);
    const widths = async () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of [editEventPath(event.id), `/events/${event.id}`]) {
      await page.goto(path);
      expect(await widths()).toBe(320);
    }
    await page.goto(NEW_EVENT_PATH);
    await submitButton(page).click();
    await zoneField(page).fill('america/argentina');
    expect(await widths()).toBe(320);
    await expectNoAxeFindings(page, 'main form');
  },
);

test('without scripts the form says what it needs', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await addSession(page, product, product.siteUrl, await registeredPerson(product));
  await page.goto(product.siteUrl + NEW_EVENT_PATH);
  // Playwright's text search leaves <noscript> out.
  await expect(page.locator('noscript > p')).toContainText('This form needs JavaScript');
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByLabel('Ticket price')).toBeHidden();
  await ticketRequired(page, 'Yes').check();
  await expect(page.getByLabel('Ticket price')).toBeVisible();
  await context.close();
});
