import type { Page } from 'playwright/test';
import { appealPath } from '../lib/shared/url/appeal-url';
import { providerPath } from '../lib/shared/url/paths';
import { servicePath } from '../lib/shared/url/portal-paths';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession, newPerson } from './support/sign-in';
import { appealTokenOf, decide, openCase } from './support/staff';
import { expect, LONG, test } from './support/test';

const SEEN = 'The picture has the name of its photographer.';
const WORDS = 'This is my photograph.\nNobody asked me.';
const LEASE = 'We bought it from his agency in July.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a notice leads to a decision, whose reason its owner reads and appeals against', async ({
  page,
  product,
}) => {
  test.slow();
  const { name, own, first } = await openCase(product);

  await page.goto(providerPath(own.id));
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Against the law/ })
    .click();
  await expect(heading(page)).toHaveText('Report a page');
  await expect(page.getByText(providerPath(own.id))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByText('Uses my work without permission').click();
  await page.getByLabel('Tell us so that we can check it').fill(WORDS);
  await button(page, 'Send notice').click();
  await expect(page.locator('#name-error, #email-error, #isInGoodFaith-error')).toHaveCount(3);
  await expect(page.getByLabel('Tell us so that we can check it')).toHaveValue(WORDS);
  await expectNoAxeFindings(page, 'main form');
  await page.getByRole('textbox', { name: 'Name' }).fill('Luca Zammit');
  await page.getByLabel('E-mail').fill(newPerson().email);
  await page.getByLabel(/^I believe in good faith/).check();
  await button(page, 'Send notice').click();
  await expect(heading(page)).toHaveText('We have your notice');
  await expect(page.getByText(/^Its number is N-\d+\./)).toBeVisible();
  await expect(page.getByText('We are sending you a receipt by e-mail')).toBeVisible();

  await decide(
    product,
    first,
    { kind: 'report', q: name },
    {
      action: 'takeDown',
      reasonId: 'pictures',
      text: SEEN,
    },
  );
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(servicePath(own.id));
  await page.getByRole('link', { name: 'What was decided, and how to appeal' }).click();
  await expect(heading(page)).toHaveText('Do you think we are wrong?');
  await expect(page.getByText(SEEN)).toBeVisible();
  await expect(page.getByText('A notice by somebody who saw it')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button(page, 'Send appeal').click();
  await expect(page.locator('#text-error')).toHaveText('Please tell us what we got wrong.');
  await page.getByLabel('What is our mistake, or what did we not know?').fill(LEASE);
  await button(page, 'Send appeal').click();
  await expect(heading(page)).toHaveText('We have your appeal');
  await expect(page.getByText(LEASE)).toBeVisible();
  await expectNoAxeFindings(page, 'main');
});

test(
  'without scripts a notice and an appeal are sent all the same',
  LONG,
  async ({ browser, product }) => {
    test.slow();
    const { name, own, first } = await openCase(product);
    const context = await browser.newContext({
      baseURL: product.siteUrl,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(providerPath(own.id));
    await page.getByRole('link', { name: 'Report this listing' }).click();
    await expect(heading(page)).toHaveText('Report a page');
    await page.getByLabel('Tell us so that we can check it').fill(WORDS);
    await button(page, 'Send notice').click();
    await expect(page.locator('#reason-error')).toBeVisible();
    await expect(page.getByLabel('Tell us so that we can check it')).toHaveValue(WORDS);
    await page.getByLabel('It is not as described').check();
    await page.getByLabel(/^I believe in good faith/).check();
    await button(page, 'Send notice').click();
    await expect(heading(page)).toHaveText('We have your notice');
    await expect(page.getByText('We send you no receipt by e-mail.')).toBeVisible();

    const verdict = { action: 'takeDown', reasonId: 'untrue', text: SEEN };
    await decide(product, first, { kind: 'report', q: name }, verdict);
    await page.goto(appealPath(await appealTokenOf(product, own.owner)));
    await button(page, 'Send appeal').click();
    await expect(page.locator('#text-error')).toBeVisible();
    await page.getByLabel('What is our mistake, or what did we not know?').fill(LEASE);
    await button(page, 'Send appeal').click();
    await expect(heading(page)).toHaveText('We have your appeal');
    await expect(page.getByText(LEASE)).toBeVisible();

    for (const [path, words] of [
      ['/appeal/nonsense', 'We cannot read this address.'],
      ['/report', 'Which page is it?'],
    ] as const) {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toMatch(
        new RegExp(`<h1[^>]*>${words.replace(/[?.]/, '\\$&')}</h1>`),
      );
    }
    await context.close();
  },
);
