import type { Locator, Page } from 'playwright/test';
import { managePath } from '@/lib/shared/url/manage-url';
import { startAt } from './support/calendar';
import {
  bookForSomebodyElse,
  countBookedThatDay,
  type FreeVisit,
  freeVisit,
  readCalendarFile,
} from './support/free-visit';
import { openHydrated } from './support/hydrated';
import { waitForMails } from './support/mailbox';
import { bookOwnLink } from './support/own-link';
import { postToBackend } from './support/product';
import {
  confirm,
  confirmByKeyboard,
  expectConfirmed,
  expectNoAxeFindings,
  fillIn,
} from './support/review-page';
import { tabTo } from './support/tab-to';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const LONG_NAME = 'Oluwaseun-Adébáyọ̀ '.repeat(5).slice(0, 80).trim();

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const state = (page: Page) => page.locator('[data-state]');

async function book(page: Page, { path }: FreeVisit, contact: object = {}) {
  await page.goto(path);
  await fillIn(page, contact);
  await confirm(page);
  await expect(heading(page)).toHaveText('Booking confirmed');
}

/** Chooses the last time of the day on show, and returns it. */
async function chooseLastTime(page: Page): Promise<string> {
  const time = page.locator('[data-time]').last();
  const label = (await time.textContent())?.slice(0, 5) ?? '';
  await time.click();
  // Without scripts a page is loaded now, on which both widths' buttons count as shown until its
  // style sheets are there.
  await page.waitForLoadState();
  await page.getByRole('button', { name: `Move to ${label}` }).click();
  return label;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(
      'a customer moves a booking, cancels it, and books the same time again',
      ON_PHONE,
      async ({ page, product }) => {
        const visit = await freeVisit(product);
        const before = await countBookedThatDay(product, visit);
        const address = product.siteUrl + managePath(await bookForSomebodyElse(product, visit));
        await page.goto(address);
        await expect(heading(page)).toHaveText('Your booking');
        await expect(state(page)).toHaveAttribute('data-state', 'confirmed');
        await expect(page.getByText(/^Malta time \(CES?T\).*, in \d+ days$/)).toBeVisible();
        await link(page, 'Move to another time').click();
        await expect(heading(page)).toHaveText('Move your booking');
        await expect(page.locator('[data-own-time]')).toContainText('your booking');
        const label = await chooseLastTime(page);
        await expect(state(page)).toHaveAttribute('data-state', 'moved');
        await expect(page.getByText('Old time:')).toBeVisible();
        await expect(page.getByText(`${label} to`)).toBeVisible();
        expect(page.url()).toBe(address);
        await page.goBack();
        await expect(heading(page)).toHaveText('Move your booking');
        await expect(page.getByText(/^Booked now: /)).toContainText(label);
        await page.goto(address);

        await link(page, 'Cancel booking').click();
        await expect(
          page.getByRole('heading', { name: 'Are you sure you want to cancel this booking?' }),
        ).toBeVisible();
        await expect(state(page)).toHaveCount(javaScriptEnabled ? 1 : 0);
        const keeps = page.getByRole(javaScriptEnabled ? 'button' : 'link', {
          name: 'Keep booking',
        });
        const cancels = page.getByRole('button', { name: 'Cancel booking' });
        const [keep, cancel] = [await keeps.boundingBox(), await cancels.boundingBox()];
        expect(keep?.y, 'what keeps the booking comes first').toBeLessThan(cancel?.y ?? 0);
        if (javaScriptEnabled) await expect(keeps).toBeFocused();
        await cancels.click();
        await expect(heading(page)).toHaveText('Booking cancelled');
        await expect(page.getByText(/^You cancelled on/)).toBeVisible();
        expect(await countBookedThatDay(product, visit)).toBe(before);
        await link(page, 'Book again').click();
        await expect(heading(page)).toHaveText('Book Your Service');
        await bookForSomebodyElse(product, visit);
        expect(await countBookedThatDay(product, visit)).toBe(before + 7);
      },
    );
  });
}

test(
  'from the mail to the booking, a move, the mail about it, and its lasting confirmation',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const email = `manage-${crypto.randomUUID()}@customer.example`;
    await book(page, await freeVisit(product), { email });
    const confirmed = page.url();
    const linksIn = async (subject: RegExp) =>
      (await waitForMails(product, { to: email, subject })).map(
        ({ text }) => /https?:\S+\/booking\/manage\/[\w~-]+/.exec(text)?.[0],
      );
    const [address = '', ...others] = await linksIn(/^Booking confirmed/);
    expect(others).toEqual([]);
    const answer = await page.goto(address);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'same-origin');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await link(page, 'Move to another time').click();
    await chooseLastTime(page);
    await expect(state(page)).toHaveAttribute('data-state', 'moved');
    expect(await linksIn(/^Booking moved/)).toEqual([address]);

    const file = await readCalendarFile(
      page.request,
      (await link(page, '.ics file').getAttribute('href')) ?? '',
    );
    expect([file.of('SEQUENCE'), file.of('URL')]).toEqual(['1', address]);
    await page.goto(confirmed);
    await expect(state(page)).toHaveAttribute('data-state', 'moved');
  },
);

test(
  'a tab from before a move does not cancel the moved visit',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const own = await bookOwnLink(product, 'ahead');
    await openHydrated(page, own.path);
    await postToBackend(product, '/customerBookings/move', {
      token: own.manageToken,
      startTime: new Date(startAt(own.date, '12:00')).toISOString(),
    });
    await link(page, 'Cancel booking').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText(/^This booking was moved meanwhile/)).toBeVisible();
    await expect(state(page)).toHaveAttribute('data-state', 'moved');
  },
);

test('a link that is none says so, and otherwise if it was cut off', ON_PHONE, async ({ page }) => {
  for (const [token, title] of [
    [`${'m'.repeat(24)}~1-2-3`, 'This link no longer works'],
    ['mmm~1-2-3', 'We cannot read this address.'],
  ]) {
    const answer = await page.request.get(`/booking/manage/${token}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${title}<`));
  }
});

test(
  'what is left within the hour, afterwards, and of what the provider cancelled',
  ON_PHONE,
  async ({ page, product }) => {
    const read = async (when: 'withinTheHour' | 'past') =>
      (await page.request.get((await bookOwnLink(product, when)).path)).text();
    const soon = await read('withinTheHour');
    expect(soon).toMatch(/<h1[^>]*>Your booking starts in \d+ minutes?</);
    expect(soon).toContain('Please cancel within 1 hour of your appointment.');
    expect(soon.match(/Call<\/a>/g)).toHaveLength(1);
    expect(soon).not.toMatch(/Move to another time<\/a>/);

    const past = await read('past');
    expect(past).toContain('data-state="past"');
    expect(past).toMatch(/Book again<\/a>/);
    expect(past).not.toMatch(/Cancel booking<\/a>/);

    await page.goto((await bookOwnLink(product, 'cancelledByProvider')).path);
    await expect(page.getByText(/cancelled on .* You have nothing to pay/)).toBeVisible();
    const ways = page.getByRole('region', { name: 'Changes' }).getByRole('link');
    await expect(ways).toHaveText(['Call', 'Book again', 'Remove from calendar']);
    await expectNoAxeFindings(page, 'main');
  },
);

test(
  'a long name at 320 px, a question by keyboard, and without a connection nothing can be pressed that needs one',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { path } = await bookOwnLink(product, 'ahead', LONG_NAME);
    await openHydrated(page, path);
    await page.context().setOffline(true);
    await expect(
      page.getByText(/^You are offline\. This is your booking as it was at/),
    ).toBeVisible();
    await expect(page.locator('[inert]').getByText('Cancel booking').first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();

    await page.setViewportSize({ width: 320, height: 700 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await link(page, 'Cancel booking').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expectNoAxeFindings(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link(page, 'Cancel booking')).toBeFocused();
    await link(page, 'Move to another time').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Move your booking');
    expect(await width()).toBeLessThanOrEqual(320);

    const lost = new Date(Date.now() + 3_600_000).toISOString();
    await page.goto(`${path}/move?startTime=${lost}`);
    const nearest = page.getByRole('navigation', { name: 'Nearest times' }).getByRole('link');
    await expect(nearest).toHaveCount(3);
    await nearest.first().click();
    await expect(page.getByRole('button', { name: /^Move to/ })).toBeVisible();
  },
);

test(
  'a change whose connection fails keeps its page, and leads to the booking as it is',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { path } = await bookOwnLink(product, 'ahead');
    await openHydrated(page, `${path}/move`);
    await page.locator('a[data-time]').first().click();
    const move = page.getByRole('button', { name: /^Move to/ });
    await expect(move).toBeVisible();
    await page.context().setOffline(true);
    await move.click();
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText('You are offline, so nothing was changed.');
    await expect(problem).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);

    let posts = 0;
    await page.route(`**${path}/move**`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      await route.fetch();
      await route.abort();
    });
    await move.dblclick();
    await expect(problem).toContainText('No answer came');
    await expectNoAxeFindings(page, 'main [role=alert]');
    expect(posts).toBe(1);
    await problem.getByRole('link', { name: 'See your booking as it is now' }).click();
    await expect(page.getByText(/^No clear answer came/)).toBeVisible();
    await expect(state(page)).toHaveAttribute('data-state', 'moved');
  },
);

test('with the keyboard alone: book, move and cancel', LONG, async ({ page, product }) => {
  const pressAt = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  const visit = await freeVisit(product);
  await page.goto(visit.path);
  await confirmByKeyboard(page);
  await expectConfirmed(page);
  for (const name of ['Copy my link', 'Send by WhatsApp', 'Done']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await pressAt(link(page, 'Change or cancel'));
  await expect(heading(page)).toHaveText('Your booking');
  await pressAt(link(page, 'Move to another time'));
  await expect(heading(page)).toHaveText('Move your booking');
  await pressAt(page.locator('a[data-time]').first());
  await pressAt(page.getByRole('button', { name: /^Move to/ }));
  await expect(state(page)).toHaveAttribute('data-state', 'moved');
  await pressAt(link(page, 'Cancel booking'));
  await pressAt(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }));
  await expect(heading(page)).toHaveText('Booking cancelled');
});
