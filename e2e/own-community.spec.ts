import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from './support/review-page';
import { expect, LONG_ON_PHONE, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'My community' });
const first = (page: Page) => page.getByRole('region', { name: 'Caribbean first' });
const inTopBar = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'My community' });

test(
  'what is of a visitor’s community comes first, on this device only, until it is changed',
  ON_PHONE,
  async ({ page, request }) => {
    test.slow();
    await page.goto('/');
    await page.getByRole('button', { name: 'Show my community first' }).click();
    await expect(dialog(page)).toContainText('You still see all the others.');
    await expect(dialog(page).getByRole('link', { name: 'tell us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expectNoAxeFindings(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Show my community first' })).toBeFocused();

    await page.goto('/find');
    await expect(first(page)).toBeHidden();
    await page.getByRole('button', { name: 'Show my community first' }).click();
    await dialog(page).getByRole('button', { name: 'Caribbean' }).click();
    await expect(first(page).getByRole('article').first()).toContainText('Caribbean');
    await expect(page).toHaveURL('/find');
    await expectNoAxeFindings(page, 'main section:has(article)');
    await first(page).getByRole('link', { name: /^All/ }).click();
    await expect(page).toHaveURL(/community=caribbean|community=6/);

    await page.goto('/');
    await expect(first(page).getByRole('article').first()).toContainText('Caribbean');
    await expect(inTopBar(page).getByText('My community')).toBeVisible();

    await page.goto('/whats-on');
    await expect(
      first(page)
        .or(page.getByText('There is nothing from the Caribbean community here yet.'))
        .first(),
    ).toBeVisible();
    await page.goto('/news');
    await expect(page.getByLabel('Country of origin')).toHaveValue('JM');

    await page.goto('/news/posts');
    await expect(
      first(page)
        .or(page.getByText('There is nothing from the Caribbean community here yet.'))
        .first(),
    ).toBeVisible();

    // Everybody else gets the shared page at this address.
    const shared = await request.get('/find');
    expect(await shared.text()).not.toContain('Caribbean first');

    await page.goto('/aboutus');
    await inTopBar(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Caribbean' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await dialog(page).getByRole('button', { name: 'Put no community first' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.goto('/find');
    await expect(page.getByRole('button', { name: 'Show my community first' })).toBeVisible();
    await expect(first(page)).toBeHidden();
  },
);

test(
  'a phone’s first screen has the search, three examples and the app',
  LONG_ON_PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const examples = page.getByRole('list', { name: 'For example' }).getByRole('link');
    await expect(examples).toHaveCount(3);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('combobox', { name: 'What are you looking for?' }),
      examples.nth(2),
      page.getByRole('main').getByText('Download App', { exact: true }).first(),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(844);
    }
    const found = await examples.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const href of found) {
      await page.goto(href);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByText(/^No (?:provider|service)/)).toBeHidden();
    }
  },
);
