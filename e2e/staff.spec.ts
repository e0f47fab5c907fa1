import type { Browser, Locator, Page } from 'playwright/test';
import { PAGES } from '@/lib/shared/url/pages';
import { paths } from '@/lib/shared/url/paths';
import { openService } from './support/own-people';
import { createOwnService } from './support/own-service';
import { askBackend, type Product, postToBackend } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession, newPerson, type Person } from './support/sign-in';
import { letIn, ROSA, signInStaff, visitStaffRoom } from './support/staff';
import { expect, LONG, LONG_ON_PHONE, test } from './support/test';

const WORDS = 'We saw no price for the second thing that it names.';
const PATHS = PAGES.filter(({ path }) => path.startsWith(paths.staff)).map(({ path }) =>
  path.replace('{kind}', 'service').replace('{id}', 'any'),
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Of one test alone; waits for review. */
async function submit(product: Product) {
  const name = `Kitchen ${crypto.randomUUID().slice(0, 8)}`;
  return createOwnService(product, { name });
}

const onlyIts = (name: string) => `/staff?${new URLSearchParams({ q: name, limit: '500' })}`;

/** Opens the room in a window of their own. */
async function enterAside(browser: Browser, product: Product, person: Person) {
  const page = await (await browser.newContext({ baseURL: product.siteUrl })).newPage();
  await visitStaffRoom(page, product, person);
  await expect(heading(page)).toHaveText('Waiting');
  return page;
}

/** The queue is read every ten seconds. */
async function expectAfterLook(page: Page, shown: Locator) {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function statusOf(product: Product, id: string): Promise<string> {
  const answer = await askBackend(product, `/serviceProviders/details?id=${id}&hostCountry=MT`);
  return (await answer.json()).status;
}

test('is missing for strangers, also for those who have signed in', async ({ page, product }) => {
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    const html = await answer.text();
    const words = ['title', 'h1'].map((tag) => html.match(`<${tag}\\b[^>]*>(.*?)</${tag}>`)?.[1]);
    return { answer, shown: html.replaceAll(/<script\b.*?<\/script>/gs, ''), words };
  };
  const { words } = await read('/no-such-page');
  expect(words).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await addSession(page, product, product.siteUrl, newPerson());
    for (const path of PATHS) {
      const staff = await read(path);
      expect(staff.answer.status(), path).toBe(404);
      expect(staff.words, path).toEqual(words);
      expect(staff.answer.headers()['cache-control']).toContain('no-store');
      expect(staff.shown).not.toContain('staff room');
    }
    for (const path of ['/api/staff/queue', '/api/staff/log']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  }
});

test('is missing where {host} has none', async ({ page, product, stubHost }) => {
  await signInStaff(product, ROSA);
  await addSession(page, product, stubHost.siteUrl, ROSA);
  const status = async () => (await page.request.get(`${stubHost.siteUrl}/staff`)).status();
  expect(await status()).toBe(200);
  stubHost.sayNoNumber();
  // The first answer without a number is still handled as before, so the page is polled.
  await expect.poll(status).toBe(404);
});

test('a service that waits is taken, given back with what was written, asked to be changed, and this is taken back', async ({
  page,
  product,
}) => {
  test.slow();
  const own = await submit(product);
  await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella'));
  await expect(heading(page)).toHaveText('Waiting');
  await page.goto(onlyIts(own.name));
  await row(page, own.name)
    .getByRole('button', { name: `Take ${own.name}` })
    .click();
  await expect(page.getByRole('button', { name: `Give back ${own.name}` })).toBeVisible();
  await page.getByRole('link', { name: own.name }).click();
  await expect(heading(page)).toHaveText(own.name);
  await expect(page.getByText(/^You have it until/)).toBeVisible();

  await page.getByRole('radio', { name: /^Ask for a change/ }).check();
  await page.getByRole('button', { name: 'Ask for the change, next item' }).click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await page
    .getByLabel('Reason from the terms')
    .selectOption({ label: '2. Not clear enough for customers' });
  await expect(page.getByText('Choose a reason.')).toBeHidden();
  const text = page.getByLabel('What its owner reads first');
  await text.fill(WORDS);
  await page.getByRole('button', { name: 'Give back' }).click();
  await page.getByRole('button', { name: 'Take' }).click();
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Ask for a change/ })).toBeChecked();
  await expect(text).toHaveValue(WORDS);
  const mail = page.getByRole('region', { name: 'The mail that will be sent' });
  await expect(mail).toContainText(WORDS);
  await expect(mail).toContainText('A person decided this. No program took part.');
  await expectNoAxeFindings(page, 'main');
  await page.getByRole('button', { name: 'Ask for the change, next item' }).click();
  await expect(page.getByText(`${own.name}: Asked for a change.`)).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await statusOf(product, own.id)).toBe('rejected');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision was undone. No mail was sent.')).toBeVisible();
  expect(await statusOf(product, own.id)).toBe('pending');

  await page.goto(`/staff/decided?${new URLSearchParams({ q: own.name })}`);
  await expect(page.getByRole('status').filter({ hasText: '2 lines' })).toBeVisible();
  await page.getByText('Asked for a change', { exact: true }).last().click();
  await expect(page.getByText(WORDS)).toBeVisible();
  await expectNoAxeFindings(page, 'main');
  await expectNoSidewaysScroll(page);
  const file = await page.request.get(`/api/staff/log?${new URLSearchParams({ q: own.name })}`);
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toContain(WORDS);
});

test(
  'two moderators decide at once: one wins, the other sees what happened',
  LONG,
  async ({ page, product, browser }) => {
    test.slow();
    const own = await submit(product);
    await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella', 'owner'));
    const other = await letIn(product, 'Kwame Asante');
    const kwame = await enterAside(browser, product, other);
    const path = `/staff/service/${own.id}`;
    await kwame.goto(path);
    await kwame.getByRole('radio', { name: /^Refuse/ }).check();
    await kwame.getByLabel('Reason from the terms').selectOption({ index: 1 });
    await kwame.getByLabel('What its owner reads first').fill(WORDS);
    await page.goto(path);
    await page.getByRole('radio', { name: /^Approve/ }).check();
    await page.getByRole('button', { name: 'Approve, next item' }).click();
    await expect(page.getByText(`${own.name}: Approved.`)).toBeVisible();
    await kwame.getByRole('button', { name: 'Refuse, next item' }).click();
    await expect(kwame.getByText(/^Ingrid Vella decided this at .*: Approved\./)).toBeVisible();
    await expect(kwame.getByText(WORDS)).toBeVisible();
    expect(await statusOf(product, own.id)).toBe('approved');

    // A moderator sees the people but cannot change them; after being removed they get 404.
    await kwame.goto('/staff/people');
    await expect(kwame.getByText('Only owners change this list.')).toBeVisible();
    await expect(kwame.getByRole('button', { name: 'Add', exact: true })).toBeHidden();
    await page.goto('/staff/people');
    const third = newPerson().email;
    await page.getByLabel('E-mail that they sign in with').fill(third);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(row(page, third).getByText('Has not signed in yet')).toBeVisible();
    const { email } = other;
    await row(page, email)
      .getByRole('link', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(row(page, email)).toBeHidden();
    expect((await kwame.goto('/staff'))?.status()).toBe(404);
    await kwame.context().close();
  },
);

test(
  'what comes in is announced, and what another takes is seen, without a reload',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const own = await submit(product);
    const kwame = await signInStaff(product, await letIn(product, 'Kwame Asante'));
    await page.clock.install();
    await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella'));
    await page.goto(onlyIts('Kitchen'));
    await expect(row(page, own.name)).toBeVisible();
    const kinds = page.getByRole('navigation', { name: 'What is waiting' });
    const before = (await kinds.textContent()) ?? '';
    const late = await submit(product);
    await expectAfterLook(page, page.getByText(/^\d+ new/));
    await expect(kinds).not.toHaveText(before);
    await expect(row(page, late.name)).toBeHidden();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(row(page, late.name)).toBeVisible();
    const about = { signIn: kwame, kind: 'service', id: own.id, takes: true };
    await postToBackend(product, '/staff/claims', about);
    await expectAfterLook(page, row(page, own.name).getByText(/^Kwame Asante, 1\d min$/));
  },
);

test(
  'by keyboard alone: 6, j, c, Enter, r, a number, e, Ctrl and Enter, z',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const own = await submit(product);
    await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella'));
    await expect(async () => {
      await page.keyboard.press('6');
      await expect(page).toHaveURL(/kind=appeal/, { timeout: 2_000 });
    }).toPass();
    await page.goto(onlyIts(own.name));
    await expect(row(page, own.name)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(page.getByRole('link', { name: own.name })).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: `Give back ${own.name}` })).toBeVisible();
    await page.getByRole('link', { name: own.name }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(own.name);
    await expect(async () => {
      await page.keyboard.press('r');
      await expect(page.getByRole('radio', { name: /^Refuse/ })).toBeChecked({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('2');
    await expect(page.getByLabel('Reason from the terms')).toHaveValue('incomplete');
    await page.keyboard.press('e');
    const text = page.getByLabel('What its owner reads first');
    await expect(text).toBeFocused();
    // In a text field, letters are no shortcuts.
    await page.keyboard.press('End');
    await page.keyboard.type(' aerjk');
    await expect(text).toHaveValue(/aerjk$/);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${own.name}: Refused.`)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('z');
      await expect(page.getByText('The decision was undone. No mail was sent.')).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
  },
);

test(
  'a notice is found groundless, and the thing stays',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { own } = await openService(product);
    const about = { kind: 'service', id: own.id, reason: 'scam', text: `About ${own.id}` };
    await postToBackend(product, '/reports', about);
    await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella'));
    await page.goto(`/staff?${new URLSearchParams({ kind: 'report', q: own.id })}`);
    await page.getByRole('main').getByRole('list').getByRole('link', { name: own.name }).click();
    await expect(page.getByText(about.text)).toBeVisible();
    await page.getByRole('radio', { name: /^Nothing wrong/ }).check();
    await page.getByLabel('Why nothing is wrong, for the log').fill(WORDS);
    await page.getByRole('button', { name: 'Nothing wrong, next item' }).click();
    await expect(page.getByText(/: Nothing wrong\./)).toBeVisible();
    expect(await statusOf(product, own.id)).toBe('approved');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a service is taken, refused with words that were missing, and approved',
    LONG,
    async ({ page, product }) => {
      test.slow();
      const own = await submit(product);
      await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella'));
      await page.goto(onlyIts(own.name));
      await page.getByRole('button', { name: `Take ${own.name}` }).click();
      await expect(page.getByRole('button', { name: `Give back ${own.name}` })).toBeVisible();
      await page.getByRole('link', { name: own.name }).click();
      await page.getByRole('radio', { name: /^Refuse/ }).check();
      await page.getByLabel('Reason from the terms').selectOption('incomplete');
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      await expect(page.getByText('Say what you saw, in 20 letters or more.')).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Refuse/ })).toBeChecked();
      // The field holds the draft for the reason.
      await expect(page.getByLabel('What its owner reads first')).toHaveValue(/clearly enough/);
      await page.getByRole('button', { name: 'Show the mail' }).click();
      await expect(page.getByText('No program took part')).toBeVisible();
      await page.getByRole('button', { name: 'Refuse, next item' }).click();
      await expect(page.getByText(`${own.name}: Refused.`)).toBeVisible();
      expect(await statusOf(product, own.id)).toBe('rejected');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('The decision was undone. No mail was sent.')).toBeVisible();
    },
  );
});

test('asks two minutes before the session ends', LONG, async ({ page, product }) => {
  test.slow();
  await page.clock.install();
  await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella'));
  await expect(heading(page)).toHaveText('Waiting');
  const asked = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(async () => {
    await page.clock.fastForward('28:00');
    await expect(asked).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectNoAxeFindings(page, 'dialog[open]');
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await page.clock.fastForward('30:01');
  const over = page.getByRole('alertdialog', { name: 'Sign in again' });
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'OK' }).click();
  await expect(over).toBeHidden();
});

test('a name of 80 letters fits into 320 px', LONG_ON_PHONE, async ({ page, product }) => {
  test.slow();
  const name = `Ż${'a very long name of a kitchen, '.repeat(3)}`.slice(0, 80).trim();
  const own = await createOwnService(product, { name });
  await page.setViewportSize({ width: 320, height: 700 });
  await visitStaffRoom(page, product, await letIn(product, 'Ingrid Vella'));
  await page.goto(onlyIts(own.name));
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`/staff/service/${own.id}`);
  await expect(heading(page)).toHaveText(name);
  await expectNoSidewaysScroll(page);
});
