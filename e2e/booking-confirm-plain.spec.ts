import {
  bookForSomebodyElse,
  countBooked,
  freeVisit,
  PROVIDER_ID,
  readCalendarFile,
} from './support/free-visit';
import {
  bookingId,
  confirm,
  confirmButton,
  expectConfirmed,
  fillIn,
  NAME,
  noticeOf,
  ownPhone,
  timeOn,
  watchKeys,
} from './support/review-page';
import { expect, LONG, test } from './support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('confirms, keeps what was typed on the way, and a reload books nothing new', async ({
    page,
    product,
    request,
  }) => {
    const visit = await freeVisit(product);
    const before = await countBooked(product, visit);
    await page.goto(visit.path);
    const ready = await confirmButton(page).evaluate((button) => getComputedStyle(button).color);
    await page.getByLabel('Name').fill(NAME);
    await page.getByLabel('Phone').fill(ownPhone());
    const filled = await confirmButton(page).evaluate((button) => getComputedStyle(button).color);
    expect(ready).toBe(filled);
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Phone').fill('');
    await confirm(page);
    await expect(page.getByText('Please correct the highlighted fields.')).toBeVisible();
    await expect(page.locator('[id$="-error"]')).toHaveText([
      'Name is required',
      'Phone number is required',
    ]);
    await fillIn(page, { email: 'nope' });
    await confirm(page);
    await expect(page.locator('[id$="-error"]')).toHaveText(['Enter a valid email address']);
    await expect(page.getByLabel('Name')).toHaveValue(NAME);
    await fillIn(page);
    await confirm(page);
    await expectConfirmed(page);
    const id = (await bookingId(page).textContent()) ?? '';
    await page.reload();
    await expect(bookingId(page)).toHaveText(id);
    expect(await countBooked(product, visit)).toBe(before + 7);
    expect(page.url()).not.toMatch(/Mar|9900/);
    const [cookie, ...more] = await page.context().cookies();
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({ httpOnly: true, path: '/booking/review', sameSite: 'Lax' });
    expect(
      `${cookie?.value}${atob(cookie?.value.replace(/-/g, '+').replace(/_/g, '/') ?? '')}`,
    ).not.toMatch(/Mar|9900/);
    await page.goto(visit.path);
    await expectConfirmed(page);
    await expect(bookingId(page)).toHaveText(id);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

    await expect(page.getByRole('definition').filter({ hasText: ownPhone() })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy my link' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*manage/,
    );

    const href = await page.getByRole('link', { name: '.ics file' }).getAttribute('href');
    expect((await readCalendarFile(request, href ?? '')).of('UID')).toContain(id);
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page).toHaveURL(`/booking?providerId=${PROVIDER_ID}`);
  });

  test(
    'asks whether a number of unusual length is right, and books it then',
    LONG,
    async ({ page, product }) => {
      const visit = await freeVisit(product);
      await page.goto(visit.path);
      await fillIn(page, { phone: '2155 000' });
      await confirm(page);
      await expect(page.getByRole('heading', { name: 'Is this number right?' })).toBeVisible();
      await expect(page.getByLabel('Phone')).toHaveValue('2155 000');
      await page.getByLabel('Phone').fill('2155 00');
      await page.getByLabel('Phone').press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('2155 00 has more');
      await page.getByRole('button', { name: 'Yes, book with this number' }).click();
      await expectConfirmed(page);
      await expect(page.getByRole('definition').filter({ hasText: '2155 00' })).toBeVisible();
    },
  );

  test('a lost time keeps what was typed, and the nearest three are buttons', async ({
    page,
    product,
  }) => {
    const visit = await freeVisit(product);
    await page.goto(visit.path);
    await fillIn(page);
    const remark = page.getByLabel('Anything the provider should know?');
    await remark.fill('Third floor.\nNo lift.');
    await bookForSomebodyElse(product, visit);
    await confirm(page);
    const panel = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'This time has just been taken.' });
    await expect(panel.getByRole('button')).toHaveCount(3);
    const chosen = await timeOn(panel.getByRole('button').first());
    await panel.getByRole('button').first().click();
    await expect(page.getByRole('main')).toContainText(`${chosen} to`);
    await expect(page.getByLabel('Phone')).toHaveValue(ownPhone());
    await expect(remark).toHaveValue('Third floor.\nNo lift.');
    expect(page.url()).not.toMatch(/Mar|9900|lift/);
    await confirm(page);
    await expectConfirmed(page);
    await expect(page.getByRole('main')).toContainText(`${chosen} to`);
    await page.getByRole('link', { name: 'Change or cancel' }).click();
    await expect(page.getByRole('figure')).toHaveText(
      'What you wrote to the providerThird floor.\nNo lift.',
    );
  });
});

test(
  'what is typed beside a lost time goes along to another one before scripts arrive',
  LONG,
  async ({ page, product }) => {
    const visit = await freeVisit(product);
    await bookForSomebodyElse(product, visit);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(visit.path);
    const lost = page.getByRole('main').getByRole('alert');
    await expect(lost.getByRole('button')).toHaveCount(3);
    await fillIn(page);
    await page.getByLabel('Name').press('Enter');
    await expect(lost).toContainText('This time has just been taken.');
    await page.getByLabel('Name').fill('Ann Borg');
    const chosen = await timeOn(lost.getByRole('button').first());
    await lost.getByRole('button').first().click();
    await expect(page.getByRole('main')).toContainText(`${chosen} to`);
    await expect(page.getByLabel('Name')).toHaveValue('Ann Borg');
    await expect(page.getByLabel('Phone')).toHaveValue(ownPhone());
  },
);

test('a form of another site cannot confirm', async ({ page, product, request }) => {
  const visit = await freeVisit(product);
  const before = await countBooked(product, visit);
  const html = await (await request.get(visit.path)).text();
  await page.setContent(html);
  const fields = await page
    .locator('form#review input')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
    );
  const multipart = {
    ...Object.fromEntries(fields),
    customerName: NAME,
    customerPhone: ownPhone(),
  };
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ];
  for (const headers of foreign) {
    const answer = await request.post(visit.path, { multipart, headers });
    expect(await answer.text()).not.toContain('Booking id');
  }
  expect(await countBooked(product, visit)).toBe(before);
  const own = { origin: new URL(product.siteUrl).origin };
  const answer = await request.post(visit.path, { multipart, headers: own });
  expect(await answer.text()).toContain('Booking id');
});

test('a press before the page is alive goes through, and the page then takes over', async ({
  page,
  product,
}) => {
  const visit = await freeVisit(product);
  const before = await countBooked(product, visit);
  const keys = watchKeys(page);
  const problems: string[] = [];
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(visit.path);
  page.on('pageerror', (error) => problems.push(error.message));
  await page.unroute('**/_next/static/**/*.js');
  await fillIn(page, { email: 'nope' });
  await confirm(page);
  await expect(page.locator('[id$="-error"]')).toHaveText(['Enter a valid email address']);
  await expect(noticeOf(page)).toBeFocused();
  await page.getByLabel('Email').fill('');
  await expect(page.locator('[id$="-error"]')).toHaveCount(0);
  await confirm(page);
  await expectConfirmed(page);
  expect(keys).toHaveLength(1);
  expect(problems).toEqual([]);
  expect(await countBooked(product, visit)).toBe(before + 7);
});
