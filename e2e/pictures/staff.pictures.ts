import type { Browser, Page } from 'playwright/test';
import { paths } from '@/lib/shared/url/paths';
import {
  STAFF_LOG_PATH,
  STAFF_PEOPLE_PATH,
  staffItemPath,
  staffQueuePath,
} from '@/lib/shared/url/staff-url';
import { query } from '../support/own-review';
import { createOwnService } from '../support/own-service';
import type { Product } from '../support/product';
import { addSession, newPerson, type Person } from '../support/sign-in';
import { approve, enterStaffRoom, letIn, ROSA, signInStaff } from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

test.setTimeout(300_000);

const WORDS = 'We saw no price for the second thing that it names.';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enterAside(browser: Browser, page: Page, product: Product, person: Person) {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ baseURL: product.siteUrl, viewport });
  const aside = await context.newPage();
  await enterStaffRoom(aside, person);
  return aside;
}

/** Chooses it and waits for the mail as it will arrive. */
async function choose(page: Page, action: RegExp, reason: string) {
  await page.getByRole('radio', { name: action }).check();
  await page.getByLabel('Reason from the terms').selectOption({ label: reason });
  await page.getByLabel('What its owner reads first').fill(WORDS);
  const mail = page.getByRole('region', { name: 'The mail that will be sent' });
  await expect(mail).toContainText(WORDS);
}

/** Of three urgencies. */
async function openKitchens(product: Product) {
  const kitchens = [];
  for (const [name, hours] of [
    ['Habesha Coffee & Injera Kitchen', 53],
    ['Sofra Sundays', 40],
    ['Żaren’s Pastizzi and Ftira, by the old railway station of Birkirkara', 3],
  ] as const) {
    const own = await createOwnService(product, { name });
    await query(
      product,
      'UPDATE services SET waiting_since = now() - make_interval(hours => $2) WHERE id = $1',
      [own.id, hours],
    );
    kitchens.push(own);
  }
  return kitchens;
}

test('who may not come in', async ({ page, product }) => {
  await page.goto(paths.staff);
  await take(page, 'staff-stranger');
  await addSession(page, product, product.siteUrl, newPerson());
  await page.goto(paths.staff);
  await take(page, 'staff-signed-in-stranger');
});

test('the queue', async ({ page, product, browser, stubHost }) => {
  const [late, soon, later] = await openKitchens(product);
  const ingrid = await letIn(product, 'Ingrid Vella');
  await enterStaffRoom(page, ingrid);
  const kwame = await enterAside(browser, page, product, await letIn(product, 'Kwame Asante'));
  await kwame.goto(staffQueuePath({ kind: 'service', limit: 500 }));
  const takes = (at: Page, own = late) =>
    at
      .getByRole('listitem')
      .filter({ has: at.locator(`a[href$="${own?.id}"]`) })
      .getByRole('button', { name: /^Take/ })
      .click();
  await takes(kwame, soon);
  await expect(kwame.getByRole('button', { name: /^Give/ })).toBeVisible();
  await page.goto(staffQueuePath({ kind: 'service', limit: 500 }));
  await takes(page);
  await expect(page.getByRole('button', { name: /^Give/ })).toBeVisible();
  await page.goto(staffQueuePath());
  await take(page, 'staff-queue', { whole: true });
  await page.getByRole('button', { name: 'Ingrid Vella' }).click();
  await take(page, 'staff-menu');
  await page.goto(staffQueuePath({ kind: 'service', whose: 'mine' }));
  await take(page, 'staff-queue-mine');
  await page.goto(staffQueuePath({ q: 'nobody has such a name' }));
  await take(page, 'staff-queue-none-found');
  await page.goto(staffQueuePath({ q: 'Sofra' }));
  await createOwnService(product, { name: 'Sofra Mondays' });
  await expect(page.getByText(/^\d+ new/)).toBeVisible({ timeout: 60_000 });
  await take(page, 'staff-queue-arrived');
  await page.goto(staffItemPath('service', soon?.id ?? ''));
  await take(page, 'staff-item-theirs', { whole: true });
  await page.goto(staffItemPath('service', later?.id ?? ''));
  await take(page, 'staff-item-long-name', { whole: true });
  await page.goto(staffItemPath('service', crypto.randomUUID()));
  await take(page, 'staff-item-gone');
  await kwame.context().close();

  await signInStaff(product, ROSA);
  await addSession(page, product, stubHost.siteUrl, ROSA);
  const counts = { service: 0, event: 0, report: 0, review: 0, appeal: 0 };
  const nothing = { items: [], counts, free: 0, mine: 0, found: 0 };
  stubHost.answer(/GET \/staff\/queue/, { status: 200, json: nothing });
  await page.goto(stubHost.siteUrl + paths.staff);
  await take(page, 'staff-queue-empty');
  stubHost.answer(/GET \/staff\/queue/, { status: 503 });
  await page.goto(stubHost.siteUrl + paths.staff);
  await take(page, 'staff-queue-failed');
});

test('a decision, its undoing, and one that came too late', async ({ page, product, browser }) => {
  const [own, other] = await openKitchens(product);
  await enterStaffRoom(page, await letIn(product, 'Ingrid Vella'));
  const path = staffItemPath('service', own?.id ?? '');
  await page.goto(path);
  await take(page, 'staff-item-service', { whole: true });
  await page.getByRole('radio', { name: /^Ask for a change/ }).check();
  await button(page, 'Ask for the change, next item').click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await take(page, 'staff-decide-errors', { whole: true });
  await choose(page, /^Ask for a change/, '2. Not clear enough for customers');
  await take(page, 'staff-decide-chosen', { whole: true });
  const kwame = await enterAside(browser, page, product, await letIn(product, 'Kwame Asante'));
  await kwame.goto(path);
  await choose(kwame, /^Refuse/, '1. Not as described');
  await button(page, 'Ask for the change, next item').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await take(page, 'staff-undo');
  await button(kwame, 'Refuse, next item').click();
  await expect(kwame.getByText(/^Ingrid Vella decided this at/)).toBeVisible();
  await take(kwame, 'staff-conflict', { whole: true });
  await button(page, 'Undo').click();
  await expect(page.getByText('The decision was undone. No mail was sent.')).toBeVisible();
  await take(page, 'staff-undone');
  await kwame.goto(staffItemPath('service', other?.id ?? ''));
  await choose(kwame, /^Refuse/, '1. Not as described');
  await button(kwame, 'Refuse, next item').click();
  await expect(button(kwame, 'Undo')).toBeVisible();
  await kwame.goto(staffItemPath('service', other?.id ?? ''));
  await take(kwame, 'staff-item-decided', { whole: true });
  await kwame.context().close();

  await page.goto(STAFF_LOG_PATH);
  await take(page, 'staff-log', { whole: true });
  await page.getByText('Asked for a change', { exact: true }).last().click();
  await take(page, 'staff-log-open');
  await page.goto(`${STAFF_LOG_PATH}?q=nothing-like-this`);
  await take(page, 'staff-log-empty');
});

test('a change of what is public', async ({ page, product }) => {
  const own = await createOwnService(product, { name: 'Habesha Coffee & Injera Kitchen' });
  await approve(product, own.id);
  await query(
    product,
    `UPDATE services SET description = 'Platters for thirty, and for forty on Sundays.',
       name = 'Habesha Coffee and Injera', waiting_since = now() WHERE id = $1`,
    [own.id],
  );
  await enterStaffRoom(page, await letIn(product, 'Ingrid Vella'));
  await page.goto(staffItemPath('service', own.id));
  await take(page, 'staff-item-changed', { whole: true });
});

test('the people of the staff', async ({ page, product }) => {
  await letIn(product, 'Kwame Asante');
  const waits = await letIn(product, 'Ingrid Vella', 'owner');
  await enterStaffRoom(page, waits);
  await page.goto(STAFF_PEOPLE_PATH);
  await take(page, 'staff-people', { whole: true });
  const email = page.getByLabel('E-mail that they sign in with');
  await email.fill(waits.email);
  await button(page, 'Add').click();
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
  await take(page, 'staff-people-refused');
  const third = newPerson().email;
  await email.fill(third);
  await button(page, 'Add').click();
  const row = page.getByRole('listitem').filter({ hasText: third });
  await expect(row).toBeVisible();
  await take(page, 'staff-people-added');
  await row.getByRole('link', { name: /^Remove/ }).click();
  await expect(page.getByText(/^Remove .*\?$/)).toBeVisible();
  await row.scrollIntoViewIfNeeded();
  await take(page, 'staff-people-remove');
});

test('a moderator and the people, and a session that ends', async ({ page, product }) => {
  await page.clock.install();
  await enterStaffRoom(page, await letIn(product, 'Kwame Asante'));
  await page.goto(STAFF_PEOPLE_PATH);
  await take(page, 'staff-people-read-only', { whole: true });
  await page.goto(paths.staff);
  const asked = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(async () => {
    await page.clock.fastForward('28:00');
    await expect(asked).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await take(page, 'staff-still-there');
  await page.clock.fastForward('02:01');
  await expect(page.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible();
  await take(page, 'staff-over-here');
  await query(product, "UPDATE staff_sessions SET seen_at = now() - interval '40 minutes'");
  await page.goto(paths.staff);
  await take(page, 'staff-over');
});
