import { demoService } from '@/local/demo/shapes/providers';
import { serviceRows } from './support/booking-steps';
import { expectNoAxeFindings } from './support/review-page';
import { stubProvider } from './support/stub-provider';
import { expect, test } from './support/test';

const step1 = (id: string) => `/booking?providerId=${id}`;

test('BOOK-024: without an id the page says so, with status 400', async ({ page }) => {
  for (const path of ['/booking', '/booking/select-time']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider ID is required');
    await expectNoAxeFindings(page);
  }
});

test('BOOK-025: a provider that is absent or not public is not found, with status 404', async ({
  page,
}) => {
  const ids = [crypto.randomUUID(), 'no-id', '..', demoService('pending').id];
  for (const id of [...ids, demoService('rejected').id, demoService('delisted').id]) {
    const answer = await page.goto(step1(id));
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Not Found');
    await expect(page).toHaveTitle('Provider Not Found | Settln');
  }
  await expectNoAxeFindings(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Go to the home page' }),
  ).toHaveAttribute('href', '/');
});

test('a provider without services', async ({ page }) => {
  await page.goto(step1(demoService('noItems').id));
  await expect(page.getByRole('heading', { name: 'No services available' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Continue' }).filter({ visible: true }),
  ).toBeDisabled();
  await expectNoAxeFindings(page);
});

test('BOOK-018, BOOK-019, BOOK-022: without a calendar Continue stays closed and the hint says why', async ({
  page,
}) => {
  await page.goto(step1(demoService('noCalendar').id));
  const hint = 'This provider cannot take bookings right now.';
  await expect(page.getByText(hint).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Duration not specified').first()).toBeVisible();
  await serviceRows(page).first().click();
  const button = page.getByRole('button', { name: 'Continue' }).filter({ visible: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(hint);
  await expectNoAxeFindings(page);
});

test('BOOK-030: a failed lookup says that no bookings are accepted', async ({ page, stubHost }) => {
  const id = stubProvider(stubHost, { calendarId: { status: 500 } });
  const answer = await page.goto(stubHost.siteUrl + step1(id));
  expect(answer?.status()).toBe(200);
  const message = 'This provider is not accepting Settln bookings right now.';
  await expect(page.getByText(message).filter({ visible: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Continue' }).filter({ visible: true }),
  ).toBeDisabled();
  stubHost.answer(new RegExp(`/serviceProviders/${id}/settln-provider-id`), {
    status: 200,
    json: { settlnProviderId: 7 },
  });
  await page.goto(`${stubHost.siteUrl}/aboutus`);
  await page.goto(stubHost.siteUrl + step1(id));
  await expect(serviceRows(page).first()).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
});

test('BOOK-026 to BOOK-029: a failed read shows its exact status, with ways to repeat and to leave', async ({
  page,
  stubHost,
}) => {
  const failures = [
    [{ details: { status: 500 } }, 'Failed to fetch provider details: 500'],
    [{ serviceItems: { status: 418 } }, 'Failed to fetch service items: 418'],
    [{ serviceItems: { status: 200, text: '<p>oops' } }, 'Failed to fetch service items: 502'],
  ] as const;
  for (const [given, detail] of failures) {
    const id = stubProvider(stubHost, given);
    await page.goto(`${stubHost.siteUrl}/aboutus`);
    const answer = await page.goto(stubHost.siteUrl + step1(id));
    expect(answer?.status()).toBe(502);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to Load Booking');
    await expect(page.getByText(detail)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', step1(id));
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/aboutus$/);
  }
});

test('BOOK-022, BOOK-023: a foreign host’s spellings are read, and no price is free', async ({
  page,
  stubHost,
}) => {
  const items = [
    { id: '11', name: 'Trim', price: '12.5', durationMinutes: '45', description: null },
    { id: 12, name: 'Talk', price: null },
  ];
  const id = stubProvider(stubHost, { serviceItems: { status: 200, json: { data: items } } });
  await page.goto(stubHost.siteUrl + step1(id));
  await expect(page.getByRole('checkbox', { name: 'Trim 45 min €12.50' })).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: 'Talk Duration not specified free' }),
  ).toBeVisible();
});

test('CC-002, CC-003, CC-008, CC-009, CC-035: asks for the details first, then the calendar', async ({
  page,
  stubHost,
}) => {
  const id = stubProvider(stubHost);
  await page.goto(stubHost.siteUrl + step1(id));
  const [first, ...rest] = stubHost.asked;
  expect(first).toBe(`GET /serviceProviders/details?id=${id}&hostCountry=MT`);
  expect(rest.sort()).toEqual([
    `GET /serviceItems?providerId=${id}`,
    `GET /serviceProviders/${id}/settln-provider-id`,
  ]);
});
