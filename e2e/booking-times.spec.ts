import type { Page } from 'playwright/test';
import { demoService } from '@/local/demo/shapes/providers';
import { dayLinks, dayNumbers, optionNames, timeLinks } from './support/booking-steps';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { venueDay } from './support/stub-provider';
import { expect, LONG, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

/** Open day and night, so that there are times whenever this runs. */
const id = demoService('dayAndNight').id;
const STEP_2 = `/booking/select-time?providerId=${id}`;

const numberOf = (date: string) => String(Number(date.slice(8)));

async function itemsOf(product: Product): Promise<{ id: string; name: string }[]> {
  return (await askBackend(product, `/serviceItems?providerId=${id}`)).json();
}

async function open(page: Page, query = '') {
  await page.goto(STEP_2 + query);
  // The field of the month works once the scripts run, which alone know the visitor's clock.
  await expect(page.getByText(/yours below/)).toBeVisible();
}

test('TIME-003, TIME-004, TIME-007: days are switched without asking the server, a week goes on and back, never before today', async ({
  page,
}) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await dayLinks(page).nth(3).click();
  await expect(dayLinks(page).nth(3)).toHaveAttribute('aria-current', 'date');
  await expect(page).toHaveURL(new RegExp(`date=${venueDay(3)}`));
  await expect(page.getByRole('heading', { level: 2 })).toContainText(numberOf(venueDay(3)));
  expect(asked.filter((url) => url.includes('/booking'))).toEqual([]);
  await page.reload();
  await expect(dayLinks(page).nth(3)).toHaveAttribute('aria-current', 'date');

  const previous = page.getByLabel('Previous week');
  await expect(previous).toBeDisabled();
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(dayNumbers(page).first()).toHaveText(numberOf(venueDay(7)));
  await expect(page.getByRole('link', { name: 'Next week' })).toBeFocused();
  await page.getByRole('link', { name: 'Previous week' }).click();
  await expect(dayNumbers(page).first()).toHaveText(numberOf(venueDay(0)));
  await expect(previous).toBeDisabled();
  await page.goBack();
  await expect(dayNumbers(page).first()).toHaveText(numberOf(venueDay(7)));

  await open(page, '&week=2020-01-01');
  await expect(previous).toBeDisabled();
  await expect(dayNumbers(page).first()).toHaveText(numberOf(venueDay(0)));
});

test(
  'TIME-005, TIME-006, TIME-008: 24 months from this one, and nothing after the last',
  LONG,
  async ({ page }) => {
    await open(page);
    const month = page.getByLabel('Month');
    const options = month.getByRole('option');
    await expect(options).toHaveCount(24);
    const name = new Date().toLocaleString('en-GB', {
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Malta',
    });
    await expect(options.first()).toHaveText(name);
    const [second, last] = await Promise.all(
      [1, 23].map((n) => options.nth(n).getAttribute('value')),
    );
    await month.selectOption({ index: 1 });
    await expect(page).toHaveURL(new RegExp(`week=${second}`));
    await expect(dayNumbers(page).first()).toHaveText('1');

    await page.getByLabel('Month').selectOption({ index: 23 });
    await expect(page).toHaveURL(new RegExp(`week=${last}`));
    for (let weeks = 0; weeks < 4; weeks += 1) {
      const before = page.url();
      await page.getByRole('link', { name: 'Next week' }).click();
      await expect(page).not.toHaveURL(before);
    }
    await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled();
    const [year = 0, monthNumber = 0] = (last ?? '').split('-').map(Number);
    const lastDay = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
    await expect(dayNumbers(page).last()).toHaveText(String(lastDay));
  },
);

test(
  'TIME-015 to TIME-018, TIME-023: a time opens "Select service", which leads to the review',
  ON_PHONE,
  async ({ page }) => {
    await open(page, `&date=${venueDay(2)}`);
    await timeLinks(page).first().click();
    const dialog = page.getByRole('dialog', { name: 'Select service' });
    await expect(dialog).toBeVisible();
    const radios = dialog.getByRole('radio');
    expect(await radios.count()).toBeGreaterThan(1);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please select a service to continue.');
    await expectNoAxeFindings(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(timeLinks(page).first()).toBeFocused();

    await timeLinks(page).first().click();
    await radios.first().check();
    await radios.nth(1).check();
    await expect(radios.first()).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and confirm');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toContainText(numberOf(venueDay(2)));
  },
);

test('the choice of step 1 is the first option, chosen already', async ({ page, product }) => {
  const items = await itemsOf(product);
  const names = items.map(({ name }) => name);
  await open(page, `&serviceItems=${items[0]?.id},${items[1]?.id}`);
  await timeLinks(page).first().click();
  const options = optionNames(page);
  await expect(options).toHaveText([`${names[0]} + ${names[1]}`, ...names.slice(2)]);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page).toHaveURL(/review\?.*serviceItems=\d+%2C\d+$/);
});

test(
  'TIME-001, TIME-002, TIME-009, TIME-010: seven days, the first with times shown, without scrolling, the visitor’s clock second; nothing moves when it comes',
  ON_PHONE,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          Object.assign(window, {
            moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value'),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page);
    // Late in the evening of the last day with times there are fewer.
    const seen = Math.min(6, await timeLinks(page).count());
    await expect(timeLinks(page).nth(seen - 1)).toBeInViewport({ ratio: 1 });
    // This browser is set to Kathmandu: 4 h 45 min ahead of Malta's winter, 3 h 45 min of its summer.
    await expect(timeLinks(page).first()).toHaveText(
      /^\d\d:\d\d, your time (\w{3} )?\d\d:(00|15|30|45)$/,
    );
    await expect(page.getByText(/Malta time \(CES?T\), yours below/)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);

    await expect(page).toHaveTitle('Select time | Settln');
    await expect(dayLinks(page)).toHaveCount(7);
    expect(await dayNumbers(page).allTextContents()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => numberOf(venueDay(n))),
    );
    const shown = dayLinks(page).and(page.locator('[aria-current="date"]'));
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAccessibleName(/times? free/);
  },
);

test('TIME-022, TIME-024: a time that is gone is asked for again', async ({ page, product }) => {
  const gone = '&startTime=2020-01-01T10:00:00Z';
  await open(page, gone);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Unable to proceed. Please select a service and time.');
  const [item] = await itemsOf(product);
  await open(page, `&serviceItems=${item?.id}${gone}`);
  await expect(alert).toHaveText('Please select a time slot again.');
  await dayLinks(page).nth(2).click();
  await expect(timeLinks(page).first()).toBeVisible();
});

test(
  'TIME-024: a time that passes while the page stands open is asked for again',
  LONG,
  async ({ page }) => {
    await open(page, `&date=${venueDay(1)}`);
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
    await timeLinks(page).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please' })).toHaveText(
      'Please select a time slot again.',
    );
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'a clock that is a day fast offers the same times, and none of them counts as passed',
  LONG,
  async ({ page }) => {
    await page.clock.install({ time: Date.now() + 86_400_000 });
    await open(page, `&date=${venueDay(1)}`);
    await timeLinks(page).first().click();
    await expect(page.getByRole('dialog', { name: 'Select service' })).toBeVisible();
    await page.getByRole('radio').and(page.locator(':enabled')).first().check();
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(page).toHaveURL(/\/booking\/review\?/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('weeks, months, days and times are links and forms', async ({ page }) => {
    await page.goto(STEP_2);
    await page.getByRole('link', { name: 'Next week' }).click();
    await dayLinks(page).nth(2).click();
    await expect(dayLinks(page).and(page.locator('[aria-current="date"]')).locator('b')).toHaveText(
      numberOf(venueDay(9)),
    );
    await page.getByLabel('Month').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(dayNumbers(page).first()).toHaveText('1');
  });

  test(
    'a time without a choice asks for the service on a page, which leads to the review',
    LONG,
    async ({ page }) => {
      await page.goto(`${STEP_2}&date=${venueDay(2)}`);
      await timeLinks(page).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select service');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await timeLinks(page).first().click();
      await page.getByRole('radio').nth(1).check();
      await page.getByRole('button', { name: 'Confirm booking' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and confirm');
    },
  );

  test('a time with a choice leads straight to the review', async ({ page, product }) => {
    const [item] = await itemsOf(product);
    await page.goto(`${STEP_2}&serviceItems=${item?.id}`);
    await timeLinks(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and confirm');
  });
});
