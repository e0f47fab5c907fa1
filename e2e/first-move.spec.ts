import type { Locator, Page } from 'playwright/test';
import { noonOf } from '@/lib/shared/time/local-date';
import { expectAlive, slotAt, toasts } from './support/calendar';
import { enterHours } from './support/own-calendar';
import { logoFile, savedDialog, servicesOf, submitButton } from './support/service-form';
import { newPerson } from './support/sign-in';
import { approve } from './support/staff';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

/** One more fails: each is a press, a field that is filled in, or something chosen from a list. */
const MOST_ACTIONS = 47;
const SLOW = { timeout: 30_000 };

/** Does what a person does, and counts it. */
function startCounting() {
  const done: string[] = [];
  const named = async (target: Locator, what: string, act: () => Promise<unknown>) => {
    done.push(`${what} ${target}`);
    await act();
  };
  return {
    done,
    press: (target: Locator) => named(target, 'press', () => target.click()),
    type: (target: Locator, text: string) => named(target, 'type', () => target.fill(text)),
    choose: (target: Locator, option: string) =>
      named(target, 'choose', () => target.selectOption(option)),
  };
}

/** A day on which a shop of Tuesday to Saturday is open. */
function anOpenDay(): string {
  const days = [3, 4, 5, 6].map(venueDay);
  return days.find((date) => ![0, 1].includes(new Date(noonOf(date)).getUTCDay())) ?? '';
}

test(
  'a new provider comes from the first page to a visit that she moved, in few actions',
  LONG,
  async ({ page, product }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(SLOW.timeout);
    const person = newPerson('Nomvula Dlamini');
    const { done, press, type, choose } = startCounting();
    const button = (name: string | RegExp, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true });

    await page.goto('/');
    await press(page.getByRole('link', { name: 'For providers' }).first());
    await press(button('Sign in with Google'));
    // Google knows both.
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await press(button('Continue'));

    await choose(page.getByLabel('Day'), '14');
    await choose(page.getByLabel('Month'), 'September');
    await choose(page.getByLabel('Year'), '1991');
    await press(page.getByRole('checkbox'));
    await press(button('Create account'));

    await press(button('List your service or event'));
    await press(button(/^List a Service/));
    await press(page.getByRole('dialog').getByRole('link', { name: 'Beauty' }));
    await expect(page).toHaveURL(/\/services\/new/, SLOW);
    await type(page.getByLabel('Name'), 'Nomvula’s Twists');
    await type(page.getByLabel('Description'), 'Twists and locs, by appointment.');
    await choose(page.getByLabel('Community'), '1');
    await type(page.getByLabel('Address'), '12, Triq Manwel Dimech, Sliema');
    await type(page.getByLabel('Phone'), '+356 9912 0456');
    await page.getByLabel(/^Logo: choose/).setInputFiles(await logoFile());
    done.push('choose a logo');
    await press(page.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox').first());
    await press(submitButton(page));
    await press(savedDialog(page).getByRole('link', { name: 'Your hours' }));

    await enterHours(page, { isThere: true });
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await press(page.getByRole('switch', { name: `${day}, open` }));
    }
    await press(button('Save hours'));
    await expect(page.getByText(/^Saved\./)).toBeVisible(SLOW);

    await press(page.getByRole('link', { name: 'Listings' }));
    await press(page.getByRole('link').filter({ hasText: 'Nomvula’s Twists' }));
    await press(button('Add New Item'));
    const dialog = page.getByRole('dialog', { name: 'Add New Item' });
    await type(dialog.getByLabel('Name'), 'Two-strand twists');
    await type(dialog.getByLabel('Price'), '45');
    await type(dialog.getByLabel('Length'), '1h30');
    await press(button('Add item', dialog));
    await press(button('Continue', page.getByRole('alertdialog', { name: 'Success!' })));
    const [service] = await servicesOf(product, person);
    await approve(product, service?.id ?? '');

    const date = anOpenDay();
    await press(page.getByRole('link', { name: 'Provider Portal' }).first());
    await press(page.getByRole('link', { name: 'Calendar' }).first());
    await expectAlive(page);
    await press(page.getByRole('link', { name: 'Book a customer' }));
    await expect(page.locator('form[aria-busy="false"]')).toBeVisible(SLOW);
    await type(page.getByLabel('Day', { exact: true }), date);
    await choose(page.getByLabel('Start'), '10:00');
    await press(button('Two-strand twists'));
    await type(page.getByLabel('Name'), 'Thandeka');
    await press(button('Book'));
    await press(page.getByRole('link', { name: 'To the calendar' }));

    await expectAlive(page);
    await press(slotAt(page, date, '10:00'));
    await press(button(/^Move/));
    const sheet = page.getByRole('dialog', { name: 'Move the visit' });
    await choose(sheet.getByLabel('Start'), '11:30');
    await press(button('Move to 11:30', sheet));
    await expect(toasts(page).passing).toContainText('11:30');
    await expect(slotAt(page, date, '11:30')).toHaveAttribute('aria-label', /, booked,/);

    expect(done.length, done.join('\n')).toBeLessThanOrEqual(MOST_ACTIONS);
  },
);
