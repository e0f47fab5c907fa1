import type { Page } from 'playwright/test';
import { appealPath } from '../lib/url/appeal-url';
import { providerPath } from '../lib/url/paths';
import { servicePath } from '../lib/url/portal-paths';
import { linkInMail } from './support/mailbox';
import { approve } from './support/moderate';
import { postToBackend } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession, newPerson } from './support/sign-in';
import { appealTokenOf, decide, openCase, sendAnswers } from './support/staff';
import { expect, ON_DESKTOP, test } from './support/test';

const SEEN = 'The picture has the name of its photographer.';
const WORDS = 'This is my photograph.\nNobody asked me.';
const LEASE = 'We bought it from his agency in July.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'a notice leads to a decision, an appeal to another one, and each side reads why',
  ON_DESKTOP,
  async ({ page, product }) => {
    test.slow();
    const { name, own, first, second } = await openCase(product);

    await page.goto(providerPath(own.id));
    await page.getByRole('link', { name: 'Report this listing' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Against the law/ })
      .click();
    await expect(heading(page)).toHaveText('Report a page');
    await expect(page.getByText(providerPath(own.id))).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
    await page.getByText('Uses my work without permission').click();
    await page.getByLabel('Tell us so that we can check it').fill(WORDS);
    await button(page, 'Send notice').click();
    await expect(page.locator('#name-error, #email-error, #isInGoodFaith-error')).toHaveCount(3);
    await expect(page.getByLabel('Tell us so that we can check it')).toHaveValue(WORDS);
    await expectNoAxeFindings(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Luca Zammit');
    await page.getByLabel('E-mail').fill(newPerson().email);
    await page.getByLabel(/^I believe in good faith/).check();
    await button(page, 'Send notice').click();
    await expect(heading(page)).toHaveText('We have your notice');
    await expect(page.getByText(/^Its number is N-\d+\./)).toBeVisible();
    await expect(page.getByText('A receipt is on its way to you by e-mail')).toBeVisible();
    await expectNoAxeFindings(page);

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
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'Send appeal').click();
    await expect(page.locator('#text-error')).toHaveText('Please tell us what we got wrong.');
    await page.getByLabel('What did we get wrong, or not know?').fill(LEASE);
    await button(page, 'Send appeal').click();
    await expect(heading(page)).toHaveText('We have your appeal');
    await expect(page.getByText(LEASE)).toBeVisible();
    await expectNoAxeFindings(page);

    const answer = 'You showed us the contract with the agency.';
    const appeal = { kind: 'appeal', q: name };
    await expect(decide(product, first, appeal, { action: 'stays', text: answer })).rejects.toThrow(
      '409',
    );
    await decide(product, second, appeal, { action: 'reverse', text: answer });
    await page.reload();
    await expect(heading(page)).toHaveText('We have changed our decision');
    await expect(page.getByText(answer)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.goto(servicePath(own.id));
    await expect(page.getByText('Your public profile is live.')).toBeVisible();
  },
);

test(
  'whoever sent a notice appeals against "nothing wrong", and reads how it ends',
  ON_DESKTOP,
  async ({ page, product }) => {
    test.slow();
    const { name, own, first, second } = await openCase(product);
    const { email } = newPerson();
    await postToBackend(product, '/reports', {
      kind: 'service',
      id: own.id,
      reason: 'rights',
      text: WORDS,
      email,
      name: 'Luca Zammit',
      isInGoodFaith: true,
    });
    const report = { kind: 'report', q: name };
    await decide(product, first, report, { action: 'keep', text: SEEN });
    const told = {
      to: email,
      link: 'Appeal against this',
      subject: /We have looked at your notice/,
    };
    await sendAnswers(product, email);
    const noticed = await linkInMail(product, told);
    await page.goto(noticed);
    await expect(heading(page)).toHaveText('Do you think we are wrong?');
    await expect(page.getByText(/^Your notice N-\d+$/)).toBeVisible();
    await expect(page.getByText('Nobody asked me.')).toBeVisible();
    await expect(page.getByText(SEEN)).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('What did we get wrong, or not know?').fill(LEASE);
    await button(page, 'Send appeal').click();
    await expect(heading(page)).toHaveText('We have your appeal');

    const verdict = {
      action: 'takeDown',
      reasonId: 'pictures',
      text: 'It is his picture, after all.',
    };
    const appeal = { kind: 'appeal', q: name };
    await expect(decide(product, first, appeal, verdict)).rejects.toThrow('409');
    await decide(product, second, appeal, verdict);
    await page.reload();
    await expect(heading(page)).toHaveText('We have changed our decision');
    await expect(page.getByText('It is not public any more.')).toBeVisible();
    // The text of the decision is for its owner only.
    await expect(page.getByText(verdict.text)).toHaveCount(0);
    await expectNoAxeFindings(page);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(servicePath(own.id));
    await page.getByRole('link', { name: 'What was decided, and how to appeal' }).click();
    await expect(page.getByText(verdict.text)).toBeVisible();

    await approve(product, own.id);
    await page.goto(noticed);
    await expect(
      page.getByText('We took it down, and whoever put it there was told'),
    ).toBeVisible();
    await expect(page.getByText('It is not public any more.')).toHaveCount(0);
  },
);

test(
  'without scripts a notice and an appeal are sent all the same',
  ON_DESKTOP,
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
    await page.getByLabel('It is not what it says it is').check();
    await page.getByLabel(/^I believe in good faith/).check();
    await button(page, 'Send notice').click();
    await expect(heading(page)).toHaveText('We have your notice');
    await expect(page.getByText('No receipt is mailed.')).toBeVisible();

    const verdict = { action: 'takeDown', reasonId: 'untrue', text: SEEN };
    await decide(product, first, { kind: 'report', q: name }, verdict);
    await page.goto(appealPath(await appealTokenOf(product, own.owner)));
    await button(page, 'Send appeal').click();
    await expect(page.locator('#text-error')).toBeVisible();
    await page.getByLabel('What did we get wrong, or not know?').fill(LEASE);
    await button(page, 'Send appeal').click();
    await expect(heading(page)).toHaveText('We have your appeal');
    await expect(page.getByText(LEASE)).toBeVisible();

    expect((await page.goto('/appeal/nonsense'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('This link does not work');
    expect((await page.goto('/report'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Which page is it?');
    await context.close();
  },
);
