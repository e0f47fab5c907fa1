import type { Locator, Page } from 'playwright/test';
import { ANYBODY, findPath } from '@/lib/url/find-url';
import { bookNow } from './support/booking-steps';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { smallTargets } from './support/targets';
import { expect, ON_DESKTOP, ON_PHONE, test } from './support/test';

const NAME = 'Adaeze’s Crown Braids & Natural Hair';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a visitor finds a braider by words and filters, and begins to book',
      ON_PHONE,
      async ({ page }) => {
        await page.goto('/find');
        const search = page.getByRole('searchbox', { name: 'What are you looking for?' });
        await search.fill('braids');
        await search.press('Enter');
        await expect(page).toHaveURL(/\/find\?q=braids$/);
        await page.getByRole('button', { name: 'Filters' }).click();
        const filters = page.getByRole('dialog', { name: 'Filters' });
        await filters.getByRole('radio', { name: /^Beauty and Fashion/ }).check();
        await filters.getByRole('radio', { name: /^Sub-Saharan Africa/ }).check();
        await filters.getByRole('button', { name: 'Show services' }).click();
        await expect(page).toHaveURL(/\/find\/beauty-and-fashion\/sub-saharan-africa\?q=braids$/);
        await expect(search).toHaveValue('braids');
        await page.getByRole('link', { name: NAME }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
        await bookNow(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service');
      },
    );
  });
}

test(
  'the directory, its filters and an empty search hold against axe, at 320 px and for fingers',
  ON_PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/find');
    // The name of a card is as large as the card, which its measures do not say.
    expect(await smallTargets(page, 'main nav, main search, article p')).toEqual([]);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(findPath({ ...ANYBODY, category: 4, community: 6, q: 'x'.repeat(80) }));
    await expect(page.getByRole('heading', { name: 'Nobody found, yet' })).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'the directory and a category hold against axe in the dark, and mirrored at 320 px',
  ON_PHONE,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/find', findPath({ ...ANYBODY, category: 2 })]) {
      await page.goto(path);
      await expectNoAxeFindings(page);
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => {
        document.dir = 'rtl';
      });
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page);
  },
);

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

test(
  'what the keyboard reaches in the filters is not behind their head or their buttons',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/find/food');
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(filters.getByRole('button', { name: 'Show services' })).toBeVisible();
    const focus = () =>
      filters.evaluate((sheet) => {
        const active = document.activeElement;
        if (!sheet.contains(active)) return 'outside';
        const target = active?.closest('label') ?? active;
        const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
        return target?.contains(onTop) ? 'seen' : 'covered';
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      let stops = 0;
      await page.keyboard.press(key);
      for (; (await focus()) !== 'outside'; stops += 1) {
        await expect.poll(focus).toBe('seen');
        await page.keyboard.press(key);
      }
      expect(stops).toBeGreaterThan(5);
    }
  },
);

test('the keyboard alone finds a braider and begins to book', ON_DESKTOP, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('braids');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find\?q=braids$/);
  await tabTo(page, page.getByRole('button', { name: 'Filters' }));
  await page.keyboard.press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toBeVisible();
  const categories = filters.getByRole('group', { name: 'Category' }).getByRole('radio');
  await tabTo(page, categories.first());
  for (let n = 0; n < 2; n += 1) await page.keyboard.press('ArrowDown');
  await expect(filters.getByRole('radio', { name: /^Beauty and Fashion/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find\/beauty-and-fashion\?q=braids$/);
  await tabTo(page, page.getByRole('link', { name: NAME }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Book Now' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service');
});
