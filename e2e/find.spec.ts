import { ANYBODY, findPath } from '@/lib/url/find-url';
import { expectNoAxeFindings } from './support/review-page';
import { smallTargets } from './support/targets';
import { expect, ON_PHONE, test } from './support/test';

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
        await page
          .getByRole('link', { name: 'Book Now' })
          .filter({ visible: true })
          .first()
          .click();
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
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBe(0);
  },
);
