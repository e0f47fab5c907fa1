import type { Page } from 'playwright/test';
import { demoService } from '@/local/demo/shapes/providers';
import { reportPath } from '../lib/shared/url/report-url';
import { publishWritten } from './support/asked-review';
import { openReview, query } from './support/own-review';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const stars = (page: Page, count: number) =>
  page.getByRole('radio', { name: new RegExp(`^${count} of 5`) });

test(
  'the page of a booking that is over asks how it was, and leads through a review to its removal',
  ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const own = await openReview(product);
    await page.goto(own.managePath);
    await link(page, 'Write your review').click();
    await expect(heading(page)).toHaveText('How was it?');
    await expect(page.getByText('María-José G.')).toBeVisible();

    await page
      .getByLabel('Write about your visit')
      .fill('Light and even.\nIt started late, that is all.');
    await button(page, 'Post review').click();
    await expect(page.locator('#stars-error')).toHaveText('Please choose how many stars you give.');
    await expect(page.getByLabel('Write about your visit')).toHaveValue(/^Light and even/);
    await expectNoAxeFindings(page, 'main form');

    // Only by keyboard, from here to the thanks.
    await stars(page, 1).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(stars(page, 4)).toBeChecked();
    await button(page, 'Post review').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Thank you, María-José');
    await expect(page.getByText('It appears on the provider’s page on')).toBeVisible();
    await expectNoAxeFindings(page, 'main');

    await publishWritten(product, String(own.accountId));
    await page.goto(own.path);
    await expect(heading(page)).toHaveText('You have reviewed this visit');
    await expect(page.getByText(/^Shown since/)).toBeVisible();
    await link(page, 'Change it').click();
    await expect(heading(page)).toHaveText('Change your review');
    await expect(stars(page, 4)).toBeChecked();
    await stars(page, 5).check();
    await button(page, 'Save changes').click();
    await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();

    await link(page, 'Remove it').click();
    await expect(page.getByRole('heading', { name: 'Remove your review?' })).toBeVisible();
    await expectNoAxeFindings(page, 'main');
    await button(page, 'Remove review').click();
    await expect(heading(page)).toHaveText('How was it?');
    await expect(page.getByText('Your review was removed.')).toBeVisible();
    await expect(page.getByLabel('Write about your visit')).toHaveValue('');
  },
);

test(
  'a failed connection loses no word; a narrow screen shows all of it, with a long name',
  LONG_ON_PHONE,
  async ({ page, product, context }) => {
    const own = await openReview(product, 'Oluwaseunadébáyọ̀'.repeat(5).slice(0, 80));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(own.path);
    await expect(heading(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await stars(page, 2).check();
    await page.getByLabel('Write about your visit').fill('x'.repeat(200));
    await context.setOffline(true);
    await button(page, 'Post review').click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await page.route('**/review/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await button(page, 'Post review').click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'your review may have been sent already' }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.unroute('**/review/**');
    await button(page, 'Post review').click();
    await expect(heading(page)).toHaveText(/^Thank you/);
    await expect(page.getByText('x'.repeat(200))).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'that one came is said; a review is written, changed and removed',
    LONG_ON_PHONE,
    async ({ page, product }) => {
      const own = await openReview(product);
      await query(product, 'UPDATE bookings SET missed_at = now() WHERE id = $1', [own.bookingId]);
      await page.goto(own.path);
      await button(page, 'I was there').click();
      await expect(page.getByText('You said that you were there.')).toBeVisible();
      await page.getByLabel('Write about your visit').fill('Light and even.');
      await page.getByLabel('Written in').selectOption('Malti');
      await button(page, 'Post review').click();
      await expect(page.locator('#stars-error')).toHaveText(
        'Please choose how many stars you give.',
      );
      await expect(page.getByLabel('Write about your visit')).toHaveValue('Light and even.');
      await expect(page.getByLabel('Written in')).toHaveValue('mt');
      await stars(page, 3).check();
      await button(page, 'Post review').click();
      await expect(heading(page)).toHaveText('Thank you, María-José');
      await expect(page.locator('p[lang="mt"]')).toHaveText('Light and even.');
      await link(page, 'Change it').click();
      await stars(page, 4).check();
      await button(page, 'Save changes').click();
      await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
      await link(page, 'Remove it').click();
      await button(page, 'Remove review').click();
      await expect(heading(page)).toHaveText('How was it?');
    },
  );
});

test(
  'what is typed stays in its fields when another language is chosen',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const chooseSpanish = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Language: English' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    };
    const own = await openReview(product);
    await page.goto(own.path);
    await stars(page, 4).check();
    await page.getByLabel('Write about your visit').fill('Light and even.');
    await chooseSpanish();
    await expect(page.getByRole('textbox')).toHaveValue('Light and even.');
    await expect(page.getByText(/^15 de 1.?000$/)).toBeVisible();
    await expect(page.locator('[name=stars][value="4"]')).toBeChecked();
    await expect(page.locator('[name=lang]')).toHaveValue('en');

    const about = { kind: 'service', id: demoService('typical').id, pageOf: null } as const;
    await page.goto(reportPath(about));
    await page.getByRole('radio').first().check();
    await page.getByLabel('Tell us so that we can check it').fill('The address is another one.');
    await chooseSpanish();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.locator('textarea')).toHaveValue('The address is another one.');

    await page.getByRole('checkbox').check();
    await page.context().setOffline(true);
    await page.locator('main form').getByRole('button').last().click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
    await page.context().setOffline(false);
  },
);
