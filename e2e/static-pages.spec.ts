import type { Page } from 'playwright/test';
import { expectHydrated } from './support/hydrated';
import { holdScripts } from './support/late-scripts';
import { expectNoAxeFindings } from './support/review-page';
import { expect, LONG, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const MAIL = /^mailto:[^?]+@/;
const main = (page: Page) => page.getByRole('main');
/** Without the heading of the table of contents. */
const sectionHeads = (page: Page) => page.locator('main h2:not(nav h2)');

const SECTIONS: Record<
  string,
  { title: string; sections: RegExp[]; says?: (page: Page) => Promise<void> }
> = {
  '/how-it-works': {
    title: 'How it works',
    sections: [/^Download the app/, /^Say where/, /^Read your news/, /^Book and meet/],
    says: async (page) => {
      const drawings = main(page).getByRole('img');
      await expect(drawings).toHaveCount(5);
      for (const drawing of await drawings.all()) {
        await expect(drawing).toHaveAttribute('alt', /\w{3}/);
        await expect(drawing).toHaveAttribute('src', /^\/art\/[\w-]+\.svg$/);
        await expect
          .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    },
  },
  '/aboutus': {
    title: 'About Us',
    sections: [/mission/, /vision/, /What we do/],
    says: (page) => expect(page.locator('#what-we-do').getByRole('listitem')).not.toHaveCount(0),
  },
  '/contact': {
    title: 'Contact Us',
    sections: [/write to us directly/],
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    sections: [
      /collect/,
      /use/,
      /Sharing/,
      /transfers/,
      /rights/,
      /Security/,
      /Retention/,
      /Cookies/,
      /Children’s privacy and prohibited content/,
      /Changes/,
      /Contact/,
    ],
    says: async (page) => {
      await expect(page.getByText('Last updated 05/04/2025', { exact: true })).toBeVisible();
      await expect(page.locator('#your-rights').getByRole('table')).toBeVisible();
    },
  },
  '/delete-request': {
    title: 'Account deletion request',
    sections: [/In the app/, /What happens/, /The process/, /Request form/],
    says: (page) =>
      expect(page.locator('#what-happens')).toContainText('backups are kept up to 30 days'),
  },
  '/settln-providers-terms-and-conditions': {
    title: 'Terms for providers',
    sections: [
      /Integrity/i,
      /deliver/i,
      /Complaints/i,
      /Prohibited conduct/i,
      /Liability/i,
      /Amendments/i,
      /Acceptance/i,
    ],
    says: async (page) => {
      const complaints = main(page).locator('section', { hasText: /^Complaints/ });
      await expect(complaints).toContainText(/suspend/);
      await expect(complaints).toContainText(/removal is final/i);
    },
  },
};
/** The server waits with what was filled in faster than a person could. */
async function fillInLikeAPerson(page: Page) {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
}

test('STAT-001 to STAT-007, STAT-013 to STAT-027, STAT-034 to STAT-043: static pages open without sign-in, ask nobody else, and say what they must', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [path, { title, sections, says }] of Object.entries(SECTIONS)) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(sectionHeads(page)).toHaveText(sections);
    await says?.(page);
    await expectHydrated(page);
  }
  const foreign = asked.filter(
    (url) => new URL(url).origin !== baseURL || new URL(url).pathname.startsWith('/api'),
  );
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every static page can be read, and the forms name another way', async ({ page }) => {
    for (const [path, { title, sections }] of Object.entries(SECTIONS)) {
      await page.setContent(await (await page.request.get(path)).text(), {
        waitUntil: 'domcontentloaded',
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(sectionHeads(page)).toHaveText(sections);
    }
    for (const path of ['/contact', '/delete-request']) {
      await page.goto(path);
      // Playwright's text search leaves <noscript> out.
      await expect(page.locator('noscript > p')).toBeVisible();
      await expect(page.locator('noscript > p')).toContainText('This form needs JavaScript.');
      await expect(page.getByRole('button', { name: /^Submit/ })).toBeDisabled();
      await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
    }
  });
});

test('STAT-007 to STAT-011: the contact form names every gap, keeps what was typed, and sends', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(main(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', MAIL);
  const form = page.locator('form');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await page.getByLabel('Name').fill('Ifeoma Nwachukwu-Vella');
  await page.getByLabel('Email').fill('ifeoma');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Two things need your attention' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a valid email address',
    'Message is required',
  ]);
  await expectNoAxeFindings(page, 'main');
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ifeoma Nwachukwu-Vella');
  await page.getByLabel('Email').fill('ifeoma@example.org');
  await page.getByLabel('Message').fill('Is there an Igbo-speaking tutor in Sliema?');
  await expect(summary).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ifeoma Nwachukwu-Vella');
  await expect(page.getByLabel('Message')).toHaveValue(
    'Is there an Igbo-speaking tutor in Sliema?',
  );
  await fillInLikeAPerson(page);
  await page.getByLabel('Email').fill('ifeoma@gmial.com');
  // The question about the address comes when the field is left: not during this press.
  await page.getByRole('button', { name: 'Submit', exact: true }).click({ delay: 300 });
  const received = page.getByRole('alertdialog', { name: /^We have received your message\./ });
  await expect(received).toBeVisible();
  await expectNoAxeFindings(page, '[role=alertdialog]');
  await received.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test(
  'what is typed into the contact form before scripts arrive is kept through a reload, too',
  LONG,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Message').fill('Is there an Igbo-speaking tutor in Sliema?');
    release();
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    await expect(submit).toBeEnabled();
    await page.reload();
    await expect(submit).toBeEnabled();
    await expect(page.getByLabel('Message')).toHaveValue(
      'Is there an Igbo-speaking tutor in Sliema?',
    );
  },
);

test('STAT-028 to STAT-033: a deletion needs an address and a confirmation, and is said to be received', async ({
  page,
}) => {
  await page.goto('/delete-request');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    'Email is required',
    'Please confirm that you understand what will be deleted',
  ]);
  await page.getByLabel('Email').fill('kwabena@example.org');
  await page.getByLabel(/^I understand/).check();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('kwabena@example.org');
  await expect(page.getByLabel(/^I understand/)).not.toBeChecked();
  await page.getByLabel(/^I understand/).check();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await fillInLikeAPerson(page);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(
    page.getByRole('alertdialog', {
      name: 'Your account deletion request has been received. We will process it within 30 days.',
      exact: true,
    }),
  ).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual(['/api/deletion-requests']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test(
  'what cannot be kept is not said to be received: it stays, and an e-mail is offered',
  LONG,
  async ({ page }) => {
    const error = { code: 'unavailable', message: 'We could not take this in right now.' };
    await page.route('/api/contact', (route) => route.fulfill({ status: 503, json: { error } }));
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ifeoma');
    await page.getByLabel('Email').fill('ifeoma@example.org');
    await page.getByLabel('Message').fill('One & two');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const problem = page.getByRole('alert').filter({ hasText: error.message });
    await expect(problem.getByRole('link', { name: 'Send it by e-mail instead' })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=[^&]+&body=One%20%26%20two%0A%0AIfeoma%0Aifeoma%40example\.org$/,
    );
    await expect(page.getByLabel('Message')).toHaveValue('One & two');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  },
);

test('STAT-033: after five letters an hour the contact form refuses, the deletion form only waits', async ({
  request,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const sender = { email: 'a@example.org', website: '', filledInMs: 9000 };
  const forms = {
    '/api/contact': { ...sender, name: 'A', message: 'x' },
    '/api/deletion-requests': { ...sender, reason: '', comments: '', isConfirmed: true },
  };
  const send = (path: keyof typeof forms) => request.post(path, { headers, data: forms[path] });
  for (const path of ['/api/contact', '/api/deletion-requests'] as const) {
    for (let n = 0; n < 5; n += 1) expect((await send(path)).status()).toBe(201);
  }
  const sixth = await send('/api/contact');
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(3000);
  expect((await sixth.json()).error.message).toMatch(/within an hour.*try again in 60 minutes/);
  const begun = Date.now();
  expect((await send('/api/deletion-requests')).status()).toBe(201);
  expect(Date.now() - begun).toBeGreaterThan(950);
});
