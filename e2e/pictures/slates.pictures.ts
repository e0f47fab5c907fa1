import { slatePath } from '../../lib/shared/url/slate-url';
import { demoSlate } from '../../local/demo/slates';
import { test } from '../support/test';
import { take } from './take';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('the posts', async ({ page }) => {
  await page.goto(slatePath(demoSlate('image').id));
  await take(page, 'slate', { whole: true });
  await page.goto(slatePath(demoSlate('video').id));
  await take(page, 'slate-video');
  await page.goto(slatePath(demoSlate('arabic').id));
  await take(page, 'slate-arabic');
  await page.goto(slatePath(crypto.randomUUID()));
  await take(page, 'slate-not-found');
});

test('a post that cannot be loaded', async ({ page, stubHost }) => {
  stubHost.answer(/slates/, { status: 503 });
  await page.goto(stubHost.siteUrl + slatePath(crypto.randomUUID()));
  await take(page, 'slate-failed');
});

test.describe('in a phone’s browser', () => {
  test.use({ userAgent: IPHONE });
  test('the app is offered', async ({ page }) => {
    await page.goto(slatePath(demoSlate('image').id));
    await take(page, 'slate-app');
    await page.getByRole('button', { name: 'Download App' }).click();
    await take(page, 'slate-app-dialog');
  });
});
