import type { Page } from 'playwright/test';
import { toIso } from '@/lib/shared/time/instant';
import { providerPath } from '@/lib/shared/url/paths';
import { bookForSomebodyElse, type FreeVisit, freeVisit, PROVIDER_ID } from './support/free-visit';
import { type Product, postToBackend } from './support/product';
import {
  confirm,
  expectConfirmed,
  expectNoAxeFindings,
  fillIn,
  NAME,
  ownEmail,
} from './support/review-page';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const PROFILE = providerPath(PROVIDER_ID);

const own = (page: Page) => page.getByRole('region', { name: 'Your bookings' });

async function book(page: Page, product: Product) {
  const visit = await freeVisit(product);
  await page.goto(visit.path);
  await fillIn(page, { email: ownEmail() });
  await confirm(page);
  await expectConfirmed(page);
  return visit;
}

type Kept = Pick<FreeVisit, 'serviceId' | 'startsAt' | 'endsAt' | 'path'> & {
  manageToken: string;
};

/** As the page of a confirmation does. */
async function keep(page: Page, bookings: Kept[]) {
  const kept = bookings.map(({ serviceId, startsAt, endsAt, manageToken, path }) => {
    const visit = { serviceId, startsAt, endsAt, manageToken, path };
    return { ...visit, name: 'Crown & Co.', person: '', isMailed: false, isCancelled: false };
  });
  await page.evaluate(
    (text) => localStorage.setItem('settln:bookings', text),
    JSON.stringify(kept),
  );
}

test(
  'a booking is shown on the device that made it, until it is cancelled',
  ON_PHONE,
  async ({ page, product, browser }) => {
    await book(page, product);
    const confirmed = page.url();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(NAME);
    expect(kept).not.toMatch(/888|customer\.example/);

    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/booking\?providerId=/);
    await expect(own(page).getByRole('link')).toBeVisible();
    await page.goto(PROFILE);
    await expect(own(page).getByRole('link')).toHaveText(
      /^\S.* Your booking \w{3} \d+ \w{3,4}, \d\d:\d\d$/,
    );
    await page.goto(providerPath('5e771100-0000-4000-8000-000000000001'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(own(page)).toBeHidden();

    // Somebody who only opens the page of the booking has not booked.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(confirmed);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
    await stranger.goto('/');
    await expect(own(stranger)).toBeHidden();
    await stranger.context().close();

    await page.goto('/');
    await own(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking');
    await page.getByRole('link', { name: 'Move to another time' }).click();
    const time = page.locator('[data-time]').last();
    const label = (await time.textContent())?.slice(0, 5) ?? '';
    await time.click();
    await page.getByRole('button', { name: `Move to ${label}` }).click();
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'moved');
    await page.goto('/');
    await expect(own(page).getByRole('link')).toHaveText(new RegExp(`, ${label}$`));

    await own(page).getByRole('link').click();
    await page.getByRole('link', { name: 'Cancel booking' }).click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking cancelled');
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect(own(page)).toBeHidden();
  },
);

test(
  'says that its provider cancelled it, and why, and goes when it is sent away',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const visit = await freeVisit(product);
    const { calendarId, items, startsAt } = visit;
    await page.goto('/');
    await keep(page, [{ ...visit, manageToken: await bookForSomebodyElse(product, visit) }]);
    await page.reload();
    await expect(own(page).getByRole('link')).toHaveText(/^Crown & Co\. Your booking/);
    await postToBackend(product, '/providerCalendar/cancel', {
      settlnProviderId: Number(calendarId),
      serviceItemId: items[0]?.id,
      startTime: toIso(startsAt),
      reason: 'A pipe burst here.',
    });
    await page.reload();
    await own(page)
      .getByRole('link', { name: /was cancelled$/ })
      .click();
    await expect(page.getByRole('blockquote')).toHaveText('A pipe burst here.');
    await page.goto('/');
    await own(page)
      .getByRole('button', { name: /^Do not show/ })
      .click();
    await expect(own(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

test('a past one asks how it was, until it is reviewed', LONG_ON_PHONE, async ({ page }) => {
  const startsAt = Date.now() - 7_200_000;
  const endsAt = startsAt + 3_600_000;
  let reviewToken: string | undefined = 'of-its-review';
  await page.route('**/api/customer-visit', (route) =>
    route.fulfill({ json: { visit: { startsAt, endsAt, cancelledBy: null, reviewToken } } }),
  );
  await page.goto('/');
  const visit = { serviceId: 's', startsAt, endsAt, manageToken: 'its-link', path: '/x' };
  await keep(page, [visit]);
  await page.reload();
  await expect(own(page).getByRole('link', { name: 'How was it?' })).toHaveAttribute(
    'href',
    '/review/of-its-review',
  );
  await expectNoAxeFindings(page, 'main');
  reviewToken = undefined;
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(own(page)).toBeHidden();
});

test('all that a device keeps are shown', LONG_ON_PHONE, async ({ page }) => {
  await page.goto('/');
  const days = [1, 2, 3, 4, 5].map((day) => Date.now() + day * 86_400_000);
  await keep(
    page,
    days.map((startsAt) => ({
      serviceId: 's',
      startsAt,
      endsAt: startsAt + 3_600_000,
      manageToken: '',
      path: `/booking/review?number=${startsAt}`,
    })),
  );
  await page.reload();
  await expect(own(page).getByRole('link')).toHaveCount(5);
  await expectNoAxeFindings(page, 'main');
});
