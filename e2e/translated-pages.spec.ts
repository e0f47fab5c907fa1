import type { Locator, Page } from 'playwright/test';
import { dayLinks } from './support/booking-steps';
import { settle } from './support/checks/check';
import {
  PAGES_OF_COMMUNITIES,
  PAGES_OF_DIRECTORY,
  PAGES_OF_OUR_WORDS,
  pagesOfBooking,
  pagesOfLinks,
  pagesOfOwner,
  pagesOfPortal,
  pagesOfStaff,
  type Rows,
} from './support/every-page';
import { freeVisit, PROVIDER_ID } from './support/free-visit';
import { expectHydrated } from './support/hydrated';
import { bookOwnLink } from './support/own-link';
import { confirm, fillIn } from './support/review-page';
import { addSession, signInAs } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

test.use({ translated: true, actionTimeout: 3_000 });

const MOST = 30;
const WORDS = { tel: '347 123 4567', email: 'ann@customer.example', text: 'Ann Borg' };

const dialogs = (page: Page) => page.locator('dialog[open]');

/** What can be pressed in the dialog that is open, or on the page: no links to other pages. */
async function toPress(page: Page): Promise<Locator[]> {
  const isAsked = (await dialogs(page).count()) > 0;
  const all = (isAsked ? dialogs(page).last() : page.locator('main')).locator(
    'button:enabled, summary, [role="tab"], a[href]',
  );
  const places = await all.evaluateAll((found) =>
    found.flatMap((element, place) => {
      const isHere =
        !(element instanceof HTMLAnchorElement) || element.pathname === location.pathname;
      return isHere && element.checkVisibility() ? [place] : [];
    }),
  );
  return places.slice(0, MOST).map((place) => all.nth(place));
}

async function openTranslated(page: Page, path: string) {
  // What was pressed before may lead elsewhere just now.
  await page.goto(path).catch(() => page.goto(path));
  await expectHydrated(page);
  await expect(page.locator('main font')).not.toHaveCount(0);
  for (const [type, words] of Object.entries(WORDS)) {
    const fields = page.locator(`main input[type="${type}"]:enabled`).filter({ visible: true });
    for (const field of await fields.all()) await field.fill(words);
  }
}

/**
 * Presses each thing on each page, filled in, and what is asked then. Returns what breaks; pages are
 * opened anew after what led elsewhere.
 */
async function pressAll(page: Page, rows: Rows): Promise<string[]> {
  const faults: string[] = [];
  let where = '';
  page.on('pageerror', ({ message }) => {
    // React draws anew what was translated before it came alive.
    if (!message.includes('#418')) faults.push(`${where}: ${message}`);
  });
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    where += ` › ${await target.textContent()}`;
    await target.click();
    await settle(page);
    if (await page.getByText('Something went wrong.').isVisible()) faults.push(where);
  };
  for (const { path } of Object.values(rows)) {
    await openTranslated(page, path);
    // A page that was translated before it came alive is drawn anew; few have nothing to press.
    await expect
      .poll(async () => (await toPress(page)).length, { timeout: 2_000 })
      .toBeGreaterThan(0)
      .catch(() => undefined);
    const address = page.url();
    const asked = await dialogs(page).count();
    for (let at = 0; ; at++) {
      const target = (await toPress(page))[at];
      if (!target) break;
      where = path;
      // Something else may lie on it, or it went away.
      await press(target).catch(() => undefined);
      if ((await dialogs(page).count()) > asked) {
        const answer = (await toPress(page)).at(-1);
        if (answer) await press(answer).catch(() => undefined);
      }
      if (page.url() !== address || (await dialogs(page).count()) !== asked) {
        await openTranslated(page, path);
      }
    }
  }
  expect(presses).toBeGreaterThan(Object.keys(rows).length);
  return faults;
}

test(
  'a week goes on, a doubted number is asked about, and a cancelled visit is told',
  ON_PHONE,
  async ({ page, product }) => {
    const visit = await freeVisit(product);
    await openTranslated(page, `/booking/select-time?providerId=${PROVIDER_ID}`);
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(dayLinks(page).first()).toHaveAttribute('href', new RegExp(`date=${venueDay(7)}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select time');

    await openTranslated(page, visit.path);
    await fillIn(page, { phone: '+356 215 5000' });
    await confirm(page);
    await expect(page.getByText('Is this number right?')).toBeVisible();

    await openTranslated(page, `${(await bookOwnLink(product, 'ahead')).path}?ask=cancel`);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cancelled/);
  },
);

test.describe(
  'on a page that the browser translates everything can be pressed:',
  LONG_ON_PHONE,
  () => {
    test.setTimeout(300_000);

    test('a profile, and the steps to a booking', async ({ page, product }) => {
      expect(await pressAll(page, await pagesOfBooking(product))).toEqual([]);
    });
    test('those behind a link', async ({ page, product }) => {
      // Moved before it is cancelled.
      const { moveVisit, ...others } = await pagesOfLinks(product);
      expect(await pressAll(page, { moveVisit, ...others })).toEqual([]);
    });
    test('those of visitors', async ({ page }) => {
      const rows = { ...PAGES_OF_OUR_WORDS, ...PAGES_OF_DIRECTORY, ...PAGES_OF_COMMUNITIES };
      expect(await pressAll(page, rows)).toEqual([]);
    });
    test('the portal', async ({ page, product, baseURL }) => {
      const { rows, owner } = await pagesOfPortal(product);
      await addSession(page, product, baseURL ?? '', owner);
      expect(await pressAll(page, rows)).toEqual([]);
    });
    test('services and events of a provider', async ({ page, product, baseURL }) => {
      const { services, events } = await pagesOfOwner(product);
      // Changed before they are deleted.
      const { service, ...ofServices } = services.rows;
      await addSession(page, product, baseURL ?? '', services.owner);
      expect(await pressAll(page, { ...ofServices, service })).toEqual([]);
      const { event, ...ofEvents } = events.rows;
      await addSession(page, product, baseURL ?? '', events.owner);
      expect(await pressAll(page, { ...ofEvents, event })).toEqual([]);
    });
    test('the room of the staff', async ({ page, product }) => {
      const { rows, owner } = await pagesOfStaff(product);
      await page.goto('/settln-providers');
      await signInAs(page, owner);
      expect(await pressAll(page, rows)).toEqual([]);
    });
  },
);
