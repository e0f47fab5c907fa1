import type { Page } from 'playwright/test';
import { PEOPLE_PATH } from '@/lib/shared/url/portal-paths';
import { selectTimePath } from '../lib/shared/url/booking-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { bookingsPath } from '../lib/shared/url/portal-url';
import { expectAlive, startAt } from './support/calendar';
import { employ, openService, peopleOf } from './support/own-people';
import type { OwnService } from './support/own-service';
import { type Product, postToBackend } from './support/product';
import { confirm, expectNoAxeFindings, fillIn } from './support/review-page';
import { logoFile } from './support/service-form';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

const BLESSING = 'Blessing Ħwejjeġ';

async function enterPeople(page: Page, product: Product, { owner }: OwnService) {
  await addSession(page, product, product.siteUrl, owner);
  await page.goto(PEOPLE_PATH);
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible({ timeout: 15_000 });
}

async function expectNoSidewaysScroll(page: Page) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

test('somebody joins, is chosen, booked and named, and has a calendar of their own', async ({
  page,
  product,
}) => {
  test.slow();
  const { own, calendarId, items } = await openService(product);
  const [first, second] = items;
  const date = venueDay(3);
  const state = { serviceId: own.id, calendarId: Number(calendarId), date };
  const times = selectTimePath({ ...state, itemIds: [first?.id ?? ''] });
  await page.goto(times);
  await expect(page.locator('[data-time]').first()).toBeVisible();
  await expect(page.getByText('With whom')).toHaveCount(0);

  await enterPeople(page, product, own);
  await expect(page.getByText('You work alone.')).toBeVisible();
  await page.locator('[data-person="0"] > button').click();
  await page.getByLabel('A sentence about this person').fill('Braids');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name customers see').fill(BLESSING);
  await page.getByLabel('Languages').fill('Maltese, Igbo,, Maltese');
  if (second) await page.getByRole('checkbox', { name: second.name }).uncheck();
  await expectNoSidewaysScroll(page);
  await expect(page.getByLabel('Name customers see')).toHaveValue(BLESSING);
  const other = await page.context().newPage();
  await enterPeople(other, product, own);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved. Customers see your changes from now on.')).toBeVisible();
  // The other page has the earlier version; what is typed there is not lost.
  await other.getByRole('button', { name: 'Add a person' }).click();
  await expect(other.getByLabel('Name customers see')).toBeFocused();
  await other.keyboard.type('Nobody');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('button', { name: 'Save my list instead' })).toBeVisible();
  await expect(other.getByLabel('Name customers see')).toHaveValue('Nobody');
  await other.close();
  await page.reload();
  await expect(page.locator('[data-person="1"]')).toContainText(BLESSING);

  await page.context().clearCookies();
  await page.goto(times);
  const whom = page.getByRole('region', { name: 'With whom' });
  await expect(whom.getByRole('link', { name: 'Anybody' })).toHaveAttribute('aria-current', 'true');
  await expectNoAxeFindings(page, 'main');
  await expectNoSidewaysScroll(page);
  await whom.getByRole('link', { name: BLESSING }).click();
  await expect(page).toHaveURL(/person=1/);
  await expect(whom.getByRole('link', { name: BLESSING })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Show the times of all people' })).toBeVisible();
  await page.locator('[data-time]').first().click();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page).toHaveURL(/booking\/review.*person=1/);
  await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();

  await postToBackend(product, '/providerCalendar/book', {
    settlnProviderId: Number(calendarId),
    serviceItemId: Number(first?.id),
    startTime: new Date(startAt(date, '10:00')).toISOString(),
    person: 1,
  });
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(calendarPath({ view: 'week', date }));
  await expectAlive(page);
  const people = page.getByRole('navigation', { name: 'Whose calendar' });
  await expect(page.locator('[data-visit], [data-status="booked"]')).toHaveCount(0);
  await people.getByRole('link', { name: BLESSING }).click();
  await expect(page).toHaveURL(/person=1/);
  await expectAlive(page);
  await expect(people.getByRole('link', { name: BLESSING })).toContainText('1 visit, week of');

  await page.goto(PEOPLE_PATH);
  await page.locator('[data-person="1"] > button').click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '1 visit to come' }).click();
  const give = page.getByRole('button', { name: /^Give to / });
  const ada = ((await give.textContent()) ?? '').replace('Give to ', '');
  await give.click();
  await expect(page.getByText(`${ada} has the visit now.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeEnabled();
});

const mondayIsZero = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

test(
  'somebody gets hours of their own and a picture, which their calendar and customers see',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const { own, calendarId, items } = await openService(product);
    await employ(product, calendarId, ['Ada', BLESSING]);
    const date = venueDay(3);
    await enterPeople(page, product, own);
    const row = page.locator('[data-person="1"]');
    await row.locator('> button').click();
    await page.getByLabel('Choose a picture').setInputFiles(await logoFile());
    await expect(row.getByRole('img', { name: 'Picture' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('radio', { name: 'Own hours' }).check();
    const day = page.locator(`[data-weekday="${mondayIsZero(date)}"]`);
    await day.getByRole('switch').click();
    await expect(day).toContainText('Closed');
    await expectNoAxeFindings(page, 'main');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved. Customers see your changes from now on.')).toBeVisible();
    await page.reload();
    await expect(row).toContainText('Own hours');
    await expect(row.locator('> button img')).toHaveJSProperty('complete', true);
    const [, kept] = (await peopleOf(product, calendarId)).people;
    expect(kept?.pictureUrl).toMatch(/^http/);
    const isClosed = (ranges: unknown) => Array.isArray(ranges) && ranges.length === 0;
    expect(kept?.ownHours?.week.map(isClosed)).toEqual(
      Array.from({ length: 7 }, (_, at) => at === mondayIsZero(date)),
    );

    // On that day only Ada is free; with the other, the times of another day are shown.
    const state = { serviceId: own.id, calendarId: Number(calendarId), date };
    await page.goto(selectTimePath({ ...state, itemIds: [items[0]?.id ?? ''] }));
    await expect(page.locator(`[data-time]`).first()).toBeVisible();
    await page.goto(selectTimePath({ ...state, itemIds: [items[0]?.id ?? ''], person: 1 }));
    await expect(page.getByRole('region', { name: 'With whom' }).locator('img')).toHaveCount(1);
    await expect(page.locator('[data-time]')).toHaveCount(0);
  },
);

test(
  'a picture that is on its way is waited for, and undone with the rest',
  LONG,
  async ({ page, product }) => {
    const { own, calendarId } = await openService(product);
    await employ(product, calendarId, ['Ada', BLESSING]);
    await enterPeople(page, product, own);
    const row = page.locator('[data-person="1"]');
    const picture = row.getByRole('img', { name: 'Picture' });
    const save = page.getByRole('button', { name: 'Save changes' });
    await row.locator('> button').click();

    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/uploads', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.getByLabel('A sentence about this person').fill('Braids');
    await page.getByLabel('Choose a picture').setInputFiles(await logoFile());
    await expect(page.getByText('A picture is still being uploaded.')).toBeVisible();
    await expect(save).toBeDisabled();
    await row.locator('> button').click();
    await expect(picture).toBeHidden();
    arrive();
    await expect(save).toBeEnabled({ timeout: 20_000 });
    await save.click();
    await expect(page.getByText('Saved. Customers see your changes from now on.')).toBeVisible();
    const [, kept] = (await peopleOf(product, calendarId)).people;
    expect(kept).toMatchObject({ sentence: 'Braids', pictureUrl: expect.stringMatching(/^http/) });

    await page.unroute('**/api/uploads');
    await page.route('**/api/uploads', (route) => route.abort());
    await row.locator('> button').click();
    await page.getByLabel('Choose a picture').setInputFiles(await logoFile('#123456'));
    await expect(row.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Please correct the mistakes before you save.')).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(picture).toHaveAttribute('src', kept?.pictureUrl ?? '');
    await expect(row.getByRole('alert')).toBeHidden();
    await expect(page.getByText('Your changes are undone.')).toBeVisible();
  },
);

test('bookings and a feed can be those of one person', LONG, async ({ page, product, request }) => {
  const { own, calendarId, items } = await openService(product);
  await employ(product, calendarId, ['Ada', BLESSING, 'W'.repeat(60)]);
  for (const [person, customerName] of ['Ġiljan Cassar', 'Ann Borg'].entries()) {
    await postToBackend(product, '/providerCalendar/book', {
      settlnProviderId: Number(calendarId),
      serviceItemId: Number(items[0]?.id),
      startTime: new Date(startAt(venueDay(3), '10:00')).toISOString(),
      customerName,
      person,
    });
  }
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(bookingsPath());
  const filter = page.getByRole('group', { name: 'Whose bookings', exact: true });
  await expect(page.getByText('Ġiljan Cassar')).toBeVisible();
  await filter.getByRole('button', { name: BLESSING }).click();
  await expect(page).toHaveURL(/person=1/);
  await expect(page.getByText('Ġiljan Cassar')).toHaveCount(0);
  await expect(page.getByText('Ann Borg')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ann Borg')).toBeVisible();
  await expect(page.getByText('Ġiljan Cassar')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Ġiljan Cassar')).toBeVisible();

  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const field = page.getByLabel('Address of your calendar');
  await expect(field).toBeFocused();
  const ofAll = await field.inputValue();
  await page
    .getByRole('group', { name: 'Whose bookings it shows' })
    .getByRole('button', { name: BLESSING })
    .click();
  await expect(field).not.toHaveValue(ofAll);
  await expectNoSidewaysScroll(page);
  const fileAt = async (address: string) => (await request.get(address)).text();
  expect(await fileAt(ofAll)).toContain('Ġiljan');
  const ofOne = await fileAt(await field.inputValue());
  expect(ofOne).toContain('Ann Borg');
  expect(ofOne).not.toContain('Ġiljan');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer chooses whom, and is booked with them', LONG, async ({ page, product }) => {
    const { own, calendarId, items } = await openService(product);
    await employ(product, calendarId, ['Ada', BLESSING]);
    const state = { serviceId: own.id, calendarId: Number(calendarId), date: venueDay(3) };
    await page.goto(selectTimePath({ ...state, itemIds: [items[0]?.id ?? ''] }));
    await page.getByRole('link', { name: BLESSING }).click();
    await page.locator('[data-time]').first().click();
    await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();
    await fillIn(page);
    await confirm(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
    await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();
    await page.getByRole('link', { name: 'Change or cancel' }).click();
    await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();
  });
});
