import type { Page } from 'playwright/test';
import { ANYBODY, findPath } from '@/lib/shared/url/find-url';
import { bookNow } from './support/booking-steps';
import { smallTargets } from './support/checks/targets';
import { expectNoAxeFindings } from './support/review-page';
import { expectFitsBothWays, expectNoSidewaysScroll } from './support/sideways';
import { tabTo } from './support/tab-to';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const NAME = 'Adaeze’s Crown Braids & Natural Hair';

/** The field of the search, which scripts make one with a list. */
const fieldOf = (page: Page, role: 'combobox' | 'searchbox' = 'combobox') =>
  page.getByRole(role, { name: 'What are you looking for?' });

test('filters in the words and others are seen, and taken off', LONG_ON_PHONE, async ({ page }) => {
  await page.goto('/find?q=braids+near+Sliema+under+90');
  await page.getByRole('link', { name: 'Up to €90, remove' }).click();
  await expect(page).toHaveURL(/\/find\?q=braids\+near\+Sliema$/);
  await page.getByRole('link', { name: 'Near Sliema, remove' }).click();
  await expect(page).toHaveURL(/\/find\?q=braids$/);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Up to, in euros').fill('40');
  await filters.getByRole('checkbox', { name: 'Free on a weekend' }).check();
  await filters.getByRole('button', { name: 'Show services' }).click();
  await expect(page).toHaveURL(/[?&]weekend=1&price=40$/);
  await page.getByRole('link', { name: 'Weekend, remove' }).click();
  await expect(page).toHaveURL(/\/find\?q=braids&price=40$/);
  await page.getByRole('link', { name: 'Up to €40, remove' }).click();
  await expect(page).toHaveURL(/\/find\?q=braids$/);
});

test.describe('by links and forms alone', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor finds a braider by words and filters, and begins to book',
    ON_PHONE,
    async ({ page }) => {
      await page.goto('/find');
      const search = fieldOf(page, 'searchbox');
      await search.fill('braids near Sliema under 90');
      await search.press('Enter');
      await page.getByRole('link', { name: 'Up to €90, remove' }).click();
      await page.getByRole('link', { name: 'Near Sliema, remove' }).click();
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

  test('what is only near is kept apart from what matches', ON_PHONE, async ({ request }) => {
    const html = await (await request.get('/find?q=maths+tutor')).text();
    expect(html).toMatch(/<h2[^>]*>No service for “(?:<[^>]*>)?maths tutor/);
    expect(html).toMatch(/>Offers /);
    expect(html).not.toMatch(/\d services? in Malta/);
  });

  test('results are on a map, town by town', LONG_ON_PHONE, async ({ page }) => {
    await page.goto('/find?q=braids');
    const map = page.getByRole('region', { name: 'Map of the results' });
    await expect(map).toBeHidden();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/\/find\?q=braids&map=all$/);
    await map.getByRole('link', { name: /zoom in/ }).click();
    await map.getByRole('link', { name: '1 service: Gżira' }).click();
    await expect(page).toHaveURL(/place=20&map=/);
    await expect(page.getByRole('link', { name: 'Gżira, remove' })).toBeVisible();
    await expect(page.getByText('1 service in Malta')).toBeVisible();
    await expect(map.getByRole('link', { name: '1 service: Gżira' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await map.getByRole('link', { name: '1 service: Gżira' }).click();
    // Other tests list services of their own.
    await expect(page.getByText(/^\d+ services in Malta/)).toBeVisible();
    await page.getByRole('link', { name: 'Hide the map' }).click();
    await expect(map).toBeHidden();
  });

  test('a typing error is said, and can be taken back', LONG_ON_PHONE, async ({ page }) => {
    await page.goto('/find?q=briads');
    await expect(page.getByText('Showing results for braids.')).toBeVisible();
    await page.getByRole('link', { name: 'Search instead for “briads”' }).click();
    await expect(page).toHaveURL(/\/find\?q=briads&exact=1$/);
    await page.getByRole('link', { name: 'Did you mean braids?' }).click();
    await expect(page).toHaveURL(/\/find\?q=braids$/);
  });
});

test(
  'the map, the filters and an empty search hold at 320 px, for fingers, too; in the filters the keyboard reaches nothing behind their head or their buttons',
  LONG_ON_PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/find?map=all');
    // The link in the name of a card covers the whole card, which its own size does not show.
    expect(await smallTargets(page, 'main nav, main search, article p')).toEqual([]);
    await expectNoAxeFindings(page, 'main');
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(filters.getByRole('button', { name: 'Show services' })).toBeVisible();
    await expectNoAxeFindings(page, '[role=dialog]');
    await expectFitsBothWays(page);
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
    await page.goto(findPath({ ...ANYBODY, category: 4, community: 6, q: 'x'.repeat(80) }));
    await expect(page.getByRole('heading', { name: 'No provider found yet' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);

test(
  'the keyboard alone finds a braider, sends what was typed whatever the list offers, and begins to book',
  LONG,
  async ({ page }) => {
    await page.goto('/');
    await tabTo(fieldOf(page));
    await page.keyboard.type('braids');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/find\?q=braids$/);
    await tabTo(page.getByRole('button', { name: 'Filters' }));
    await page.keyboard.press('Enter');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(filters).toBeVisible();
    const categories = filters.getByRole('group', { name: 'Category' }).getByRole('radio');
    await tabTo(categories.first());
    for (let n = 0; n < 2; n += 1) await page.keyboard.press('ArrowDown');
    await expect(filters.getByRole('radio', { name: /^Beauty and Fashion/ })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/find\/beauty-and-fashion\?q=braids$/);
    await tabTo(page.getByRole('link', { name: NAME }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    await tabTo(page.getByRole('main').getByRole('link', { name: 'Book Now' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service');
  },
);

test(
  'what is typed is completed, one request at a time, and the arrows choose',
  ON_PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/find');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/suggestions') asked.push(searchParams.get('q') ?? '');
    });
    const field = fieldOf(page);
    await field.pressSequentially('hai', { delay: 20 });
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    await expect.poll(() => asked.at(-1)).toBe('hai');
    expect(asked).not.toContain('h');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page, 'main search');

    await field.press('ArrowDown');
    const first = list.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('hai');
    await field.press('ArrowDown');
    await expect(list).toBeVisible();
    await list.getByRole('option', { name: /^Hair and Braiding/ }).click();
    await expect(page).toHaveURL(/\/find\/beauty-and-fashion\?kind=\d+$/);
  },
);

test(
  'the last searches stay on the device, and are removed one by one or together',
  LONG_ON_PHONE,
  async ({ page }) => {
    await page.goto('/find');
    await page.evaluate(() => localStorage.setItem('settln:searches', '["rice","visa"]'));
    await fieldOf(page).focus();
    await expect(fieldOf(page)).toHaveAttribute('aria-controls');
    await fieldOf(page).fill('braids');
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL('/find?q=braids');
    await page.goto('/');
    await fieldOf(page).focus();
    const recent = page.getByRole('list', { name: 'Recent searches' }).getByRole('link');
    await expect(recent).toHaveText(['braids', 'rice', 'visa']);
    await expectNoAxeFindings(page, 'main search');
    await page.getByRole('button', { name: 'Remove rice' }).click();
    await expect(recent).toHaveText(['braids', 'visa']);
    await fieldOf(page).press('ArrowDown');
    await expect(recent.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/find?q=braids');
    await page.goto('/find');
    await fieldOf(page).focus();
    await page.getByRole('button', { name: 'Delete all', exact: true }).click();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('settln:searches'))).toBeNull();
  },
);
