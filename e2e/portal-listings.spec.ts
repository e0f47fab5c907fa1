import type { Page } from 'playwright/test';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { expect, test } from './support/test';

const provider = { name: 'Tigist Wolde', email: demoEmail('demo-tigist') };

// What a host that fails or has nothing leads to is in `listings-tab.test.tsx`.
async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('LIST-001 LIST-015 to LIST-017 LIST-019 LIST-022 BKT-001 BKT-002: a provider sees the own listings, and what is booked', async ({
  page,
  product,
}) => {
  await addSession(page, product, product.siteUrl, provider);
  await page.goto('/settln-providers');
  await expect(page.getByRole('heading', { level: 1, name: 'Your listings' })).toBeVisible();
  const card = page.getByRole('link', { name: /Habesha Coffee/ });
  await expect(card).toHaveAttribute('href', `/services/${demoService('ethiopicText').id}`);
  await expect(card.getByText('Approved')).toBeVisible();
  await expect(card.getByText(/^Created/)).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', /demo-/);
  await expectNoSidewaysScroll(page);
  await page.goto('/settln-providers?tab=bookings');
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    /\d\d:\d\d to \d\d:\d\d/,
  );
  await expectNoSidewaysScroll(page);
});

test('DASH-007 LIST-002 to LIST-008: what to list is asked in two steps', async ({
  page,
  product,
}) => {
  await addSession(page, product, product.siteUrl, provider);
  await page.goto('/settln-providers?tab=listings');
  await page.getByRole('button', { name: 'List your service or event' }).click();
  const what = page.getByRole('dialog', { name: 'What would you like to list?' });
  await expect(what.getByRole('link', { name: 'List an Event' })).toHaveAttribute(
    'href',
    '/events/new',
  );
  await expectNoAxeFindings(page, 'dialog[open]');
  await page.mouse.click(4, 4);
  await expect(what).toBeHidden();
  await page.getByRole('button', { name: 'List your service or event' }).click();
  await what.getByRole('button', { name: 'List a Service' }).click();
  const which = page.getByRole('dialog', { name: 'What kind of service are you offering?' });
  await expect(which.getByRole('link')).toHaveText(CATEGORIES.map(({ title }) => title));
  await expectNoAxeFindings(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(which).toBeHidden();
  await page.getByRole('button', { name: 'List your service or event' }).click();
  await page.getByRole('button', { name: 'List a Service' }).click();
  await which.getByRole('link', { name: 'MCs, DJs, and Catering' }).click();
  await expect(page).toHaveURL(/\/services\/new\?categoryId=7$/);
});
