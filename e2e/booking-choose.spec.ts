import type { Page } from 'playwright/test';
import { demoService } from '@/local/demo/shapes/providers';
import { serviceRows, timeLinks } from './support/booking-steps';
import { holdScripts } from './support/late-scripts';
import { expectNoAxeFindings } from './support/review-page';
import { expect, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const TYPICAL = demoService('typical').id;
const STEP_1 = `/booking?providerId=${TYPICAL}`;

const continueButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue' }).filter({ visible: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
/** A row is ticked wherever it is tapped; the box itself lies under its label. */
const tap = (page: Page, name: string) =>
  serviceRows(page)
    .filter({ hasText: name })
    .click({ position: { x: 90, y: 16 } });
const card = (page: Page) =>
  page.getByRole('region', { name: 'Provider' }).or(page.getByRole('complementary'));
const summary = (page: Page) =>
  page.getByRole('region', { name: 'Your selection' }).or(page.getByRole('complementary'));

test(
  'BOOK-001 to BOOK-006, BOOK-008 to BOOK-012, BOOK-014 to BOOK-017, BOOK-021: services and provider, without sign-in, and what is chosen',
  ON_PHONE,
  async ({ page }) => {
    await page.goto(STEP_1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service');
    await expect(page).toHaveTitle('Book Your Service | Settln');
    await expect(page.getByRole('checkbox')).toHaveCount(6);
    await expect(box(page, 'Knotless box braids, mid-back 4 h €95.00')).toBeVisible();
    await expect(box(page, 'Cornrows with beads 1 h 30 min €35.00')).toBeVisible();
    await expect(box(page, /^Hair check and plan 15 min free$/)).toBeVisible();
    await expect(card(page)).toContainText('Adaeze’s Crown Braids & Natural Hair');
    await expect(card(page)).toContainText('14, Triq il-Wilġa, Gżira');
    await expect(card(page)).toContainText('4.7 of 5 stars, 3 reviews');
    await expect(card(page).locator('img')).toBeVisible();

    await expect(summary(page)).toContainText('free');
    await expect(continueButton(page)).toBeDisabled();
    await expect(continueButton(page)).toHaveAccessibleDescription('Choose at least one service.');
    await continueButton(page).click({ force: true });
    await expect(page).toHaveURL(STEP_1);

    await tap(page, 'Knotless box braids');
    await tap(page, 'Cornrows with beads');
    await expect(box(page, /Knotless/)).toBeChecked();
    await expect(box(page, /Cornrows/)).toBeChecked();
    await expect(summary(page)).toContainText('€130.00');
    await expect(summary(page)).toContainText('2 services, 5 h 30 min');
    await expectNoAxeFindings(page, 'main');

    await tap(page, 'Knotless box braids');
    await expect(box(page, /Knotless/)).not.toBeChecked();
    await expect(summary(page)).toContainText('€35.00');
    await expect(summary(page)).toContainText('1 service, 1 h 30 min');
    await tap(page, 'Cornrows with beads');
    await expect(summary(page)).toContainText('free');
    await expect(continueButton(page)).toBeDisabled();
  },
);

test('BOOK-020: Continue leads to the times; Back and reload keep the choice', async ({ page }) => {
  await page.goto(STEP_1);
  await tap(page, 'Gele tying');
  await expect(page).toHaveURL(/serviceItems=\d+$/);
  await page.reload();
  await expect(box(page, /Gele/)).toBeChecked();
  await tap(page, 'Cornrows');
  const chosen = summary(page).getByRole('listitem');
  await expect(chosen).toHaveText([/^Cornrows with beads/, /^Gele tying/]);
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select time');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('providerId')).toBe(TYPICAL);
  expect(searchParams.get('settlnProviderId')).toMatch(/^\d+$/);
  expect(searchParams.get('serviceItems')?.split(',')).toHaveLength(2);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to the services' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('BOOK-007: a long description is cut at 100 characters and can be opened, by keyboard too', async ({
  page,
}) => {
  await page.goto(STEP_1);
  const services = page.getByRole('group', { name: 'Services' });
  const short = services.getByText(/brin…$/);
  await expect(short).toBeVisible();
  await expect(box(page, /Knotless/)).toHaveAccessibleDescription(/brin…$/);
  const way = services.locator('summary').filter({ hasText: 'Knotless' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(services.getByText('washed, dry and combed out.')).toBeVisible();
  await expect(short).toBeHidden();
  await expect(box(page, /Knotless/)).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes and Continue lead to the times, and from there back with the choice', async ({
    page,
  }) => {
    await page.goto(STEP_1);
    await tap(page, 'Gele tying');
    await tap(page, 'Cornrows');
    await continueButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select time');
    await expect(summary(page)).toContainText('€60.00');
    await page.getByRole('link', { name: 'Back to the services' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('an empty choice is asked for after the time', async ({ page }) => {
    await page.goto(STEP_1);
    await continueButton(page).click();
    await page.waitForLoadState();
    await expect(
      page.getByText(/You choose the service after the time/).filter({ visible: true }),
    ).toBeVisible();
  });
});

test('what is ticked before hydration counts', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(STEP_1, { waitUntil: 'commit' });
  await tap(page, 'Gele tying');
  releaseScripts();
  await expect(summary(page)).toContainText('€25.00');
  await expect(box(page, /Gele/)).toBeChecked();
});

test('the whole way from the services to the review by keyboard alone', async ({ page }) => {
  // Open day and night, so that there are times whenever this runs.
  await page.goto(`/booking?providerId=${demoService('dayAndNight').id}`);
  const tabTo = async (text: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.matches('a, button, input, select, summary')) return '';
        return `${focused.id} ${focused.ariaLabel} ${focused.textContent}`;
      });
      if (text.test(name)) return;
    }
    throw new Error(`nothing called ${text} can be reached`);
  };
  await expect(continueButton(page)).toBeDisabled();
  await tabTo(/service-/);
  await page.keyboard.press('Space');
  await expect(continueButton(page)).toBeEnabled();
  await tabTo(/Continue/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select time');
  await tabTo(/ \d\d:\d\d/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(timeLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(/Confirm booking/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and confirm');
});
