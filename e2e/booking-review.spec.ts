import { formatLongDate, formatTime } from '@/lib/shared/time/format';
import { freeVisit, PROVIDER_ID } from './support/free-visit';
import {
  confirm,
  confirmButton,
  expectConfirmed,
  expectNoAxeFindings,
  fillIn,
  MALTA,
  NAME,
  noticeOf,
  watchKeys,
} from './support/review-page';
import { expect, ON_PHONE, test } from './support/test';

test.describe('the review', () => {
  test(
    'REV-001 to REV-008, REV-017 to REV-024: shows the appointment, the form and what it costs',
    ON_PHONE,
    async ({ page, product }) => {
      const visit = await freeVisit(product);
      const total = `€${visit.items.reduce((sum, { price }) => sum + price, 0).toFixed(2)}`;
      await page.goto(visit.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and confirm');
      const main = page.getByRole('main');
      await expect(main).toContainText(formatLongDate(visit.startsAt, MALTA, 'en'));
      const span = `${formatTime(visit.startsAt, MALTA, 'en')} to ${formatTime(visit.endsAt, MALTA, 'en')}`;
      await expect(main).toContainText(`${span} (1 h 45 min)`);
      await expect(main).toContainText(/Malta time \(CES?T\)/);
      // The browsers of tests are set to the time of Kathmandu.
      await expect(main).toContainText(`your time`);
      await expect(main).toContainText(formatTime(visit.startsAt, 'Asia/Kathmandu', 'en'));
      for (const { name } of visit.items) await expect(main).toContainText(name);
      const provider = main.getByText('Atlas Airport Transfers', { exact: true });
      await expect(provider.filter({ visible: true })).toHaveCount(1);
      await expect(
        page.getByRole('heading', { name: 'Who is this appointment for?' }),
      ).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(4);
      for (const [label, amount] of [
        ['Subtotal', total],
        ['Total', total],
        ['Pay now', '€0.00'],
        ['Pay at venue', total],
      ]) {
        const line = page
          .locator('[data-price-line]')
          .filter({ hasText: new RegExp(`^${label}`), visible: true });
        await expect(line).toHaveText(`${label}${amount}`);
      }
      await expect(page.getByRole('button', { name: 'Discount code' })).toBeDisabled();
      await expect(main).toContainText('Settle on arrival');
      await expect(main).toContainText(
        'Please cancel within 1 hour of your appointment. You can cancel online until ',
      );
    },
  );

  test(
    'REV-010 to REV-016: checks on leaving a field and on confirming, within 320 px too',
    ON_PHONE,
    async ({ page, product }) => {
      const visit = await freeVisit(product);
      const keys = watchKeys(page);
      await page.goto(visit.path);
      const confirm = confirmButton(page);
      await expect(confirm).toHaveAttribute('aria-disabled', 'true');
      await expect(confirm).toHaveAccessibleDescription(
        'Add a name and a phone number to confirm.',
      );

      await page.getByLabel('Name').focus();
      await page.getByLabel('Phone').focus();
      await expect(page.getByText('Name is required')).toBeVisible();
      await expect(page.getByText('Phone number is required')).toBeHidden();
      await page.getByLabel('Name').fill('A');
      await expect(page.getByText('Name is required')).toBeHidden();
      await expect(confirm).toHaveAttribute('aria-disabled', 'true');
      await page.getByLabel('Name').fill('   ');
      await page.getByLabel('Email').fill('mariajose@example');

      await confirm.click({ force: true });
      const summary = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: 'Please correct' });
      await expect(summary.getByRole('heading')).toHaveText(
        'Please correct the highlighted fields.',
      );
      await expect(noticeOf(page)).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Name is required',
        'Phone number is required',
        'Enter a valid email address',
      ]);
      await expectNoAxeFindings(page, 'main form');
      await summary.getByRole('link', { name: 'Phone number is required' }).click();
      await expect(page.getByLabel('Phone')).toBeFocused();
      await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
        'Phone number is required',
      );

      await fillIn(page);
      await expect(confirm).not.toHaveAttribute('aria-disabled');
      expect(keys).toEqual([]);

      const mail = page.getByLabel('Email');
      await mail.fill('mariajose@gmial.com');
      await mail.blur();
      await expectNoAxeFindings(page, 'main form');
      await page.getByRole('button', { name: 'Yes, use this one' }).click();
      await expect(mail).toHaveValue('mariajose@gmail.com');
      await expect(mail).toBeFocused();

      const remark = page.getByLabel('Anything the provider should know?');
      const long = 'w'.repeat(501);
      await remark.fill(long);
      await confirm.click();
      await expect(summary.getByRole('link')).toHaveText(['Use 500 characters or fewer']);
      await page.reload();
      await expect(remark).toHaveValue(long);
      await expect(page.getByText('Did you mean')).toHaveCount(0);

      await page.setViewportSize({ width: 320, height: 640 });
      await fillIn(page, { name: 'W'.repeat(80), email: 'x' });
      await confirm.click();
      await expect(summary).toBeVisible();
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, dir).toBe(320);
      }
    },
  );

  test('REV-031: the close control leads to /booking of the same provider', async ({
    page,
    product,
  }) => {
    await page.goto((await freeVisit(product)).path);
    // Also beside the steps, in wide windows.
    const provider = page.getByRole('main').getByText('Atlas Airport Transfers', { exact: true });
    await expect(provider.filter({ visible: true })).toHaveCount(2);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(`/booking?providerId=${PROVIDER_ID}`);
  });
});

test.describe('problems', () => {
  test('REV-032 to REV-037: a broken address gets the panel with two ways on', async ({
    page,
    product,
  }) => {
    const visit = new URL((await freeVisit(product)).path, 'https://settln.example');
    visit.searchParams.set('serviceItems', '99999');
    for (const [query, status, message] of [
      ['', 400, 'Missing booking information. Please start again.'],
      [
        `providerId=${PROVIDER_ID}&settlnProviderId=1&serviceItems=1`,
        400,
        'Missing booking information. Please start again.',
      ],
      [
        `providerId=${PROVIDER_ID}&settlnProviderId=one&serviceItems=1&startTime=2030-01-01T10:00:00Z`,
        400,
        'Invalid Settln provider ID',
      ],
      [
        `providerId=${PROVIDER_ID}&settlnProviderId=1&serviceItems=braids&startTime=2030-01-01T10:00:00Z`,
        400,
        'Invalid service item selection',
      ],
      [visit.searchParams.toString(), 404, 'Service information unavailable'],
    ] as const) {
      const answer = await page.request.get(`/booking/review?${query}`);
      expect(answer.status()).toBe(status);
      expect(await answer.text()).toContain(message);
    }
    const html = await (await page.request.get(`/booking/review?${visit.searchParams}`)).text();
    const [panel = ''] = /<[^>]* role="alert".*?<\/main>/s.exec(html) ?? [];
    expect(panel).toContain('Problem reviewing booking');
    expect(panel).toMatch(/<a [^>]*>Back</);
    expect(panel).toMatch(
      new RegExp(`<a [^>]*href="/booking\\?providerId=${PROVIDER_ID}"[^>]*>Start over`),
    );
  });

  test('REV-041 to REV-044: a host that fails is told apart, and nothing typed is lost', async ({
    page,
    stubHost,
  }) => {
    const service = `0000${test.info().workerIndex}-${Date.now()}`;
    const start = new Date(Math.ceil(Date.now() / 9e5) * 9e5 + 864e5).toISOString();
    const path = `${stubHost.siteUrl}/booking/review?providerId=${service}&settlnProviderId=987654&serviceItems=3&startTime=${start}`;
    stubHost.answer(/GET \/settlnProviders/, { status: 404 });
    stubHost.answer(/GET \/serviceProviders\/details/, {
      status: 200,
      json: { id: service, name: 'Ada' },
    });
    stubHost.answer(/GET \/serviceProviders\/[^/]+\/settln-provider-id/, {
      status: 200,
      json: { settlnProviderId: 987654 },
    });
    stubHost.answer(/GET \/serviceItems/, {
      status: 200,
      json: [{ id: '3', name: 'Cut', price: '20.5' }],
    });
    stubHost.answer(/GET \/providerCalendar\/slots/, {
      status: 200,
      json: [{ id: 1, start_time: start, status: 'Available' }],
    });
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Duration not specified');
    await expect(page.getByRole('main')).toContainText('€20.50');
    await fillIn(page);
    const booking = /POST \/providerCalendar\/bookings/;
    const alerts = page.getByRole('main').getByRole('alert');
    for (const [reply, message] of [
      [{ status: 400, json: { message: 'Closed on Sundays.' } }, 'Closed on Sundays.'],
      ['cut', 'Unable to confirm booking'],
    ] as const) {
      stubHost.answer(booking, reply);
      await confirm(page);
      await expect(alerts.filter({ hasText: message }).first()).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue(NAME);
    }
    await expectNoAxeFindings(page, 'main [role=alert]');
    stubHost.answer(booking, {
      status: 201,
      json: { success: true, data: { id: 9, customer_name: NAME } },
    });
    await confirm(page);
    await expectConfirmed(page);
  });
});
