import type { Locator } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { providerPath } from '@/lib/shared/url/paths';
import { demoService } from '@/local/demo/shapes/providers';
import { expectHydrated, openHydrated } from './support/hydrated';
import { expectNoAxeFindings } from './support/review-page';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const EXPLANATION = 'Tell us so that we can check it';

/** What a camera reads from a code, out of a picture of the screen. */
async function scan(code: Locator): Promise<string> {
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQr({ data: new Uint8Array(data), width: info.width, height: info.height });
}

test(
  'a profile is reported without an account, and nothing typed is lost',
  LONG_ON_PHONE,
  async ({ page }) => {
    await openHydrated(page, providerPath(demoService('typical').id));
    const link = page.getByRole('link', { name: 'Report this listing' });
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    const send = dialog.getByRole('button', { name: 'Send report' });
    await link.click();
    await send.click();
    await expect(dialog.getByText('Please choose what is wrong.')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expect(dialog.getByText(/Please tell us what you saw/)).toBeVisible();
    await expect(
      dialog.getByText('Please confirm that you believe that what you write is true.'),
    ).toBeVisible();
    await expectNoAxeFindings(page, 'dialog[open]');
    await expect(dialog.getByText(providerPath(demoService('typical').id))).toBeVisible();
    await dialog.getByRole('radio', { name: 'Something else' }).check();
    await dialog.getByLabel(EXPLANATION).fill('The number belongs to a bakery now.');
    await dialog.getByLabel(/^I believe in good faith/).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await link.press('Enter');
    await expect(dialog.getByLabel(EXPLANATION)).toHaveValue(/bakery/);
    await expect(dialog.getByLabel(/^I believe in good faith/)).toBeChecked();
    await page.route('**/api/reports', (route) => route.abort(), { times: 3 });
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('What you wrote is still here.');
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await send.click();
    await expect(dialog.getByRole('status')).toHaveText(
      /^Thank you\.Its number is N-\d+\. Please keep it\.We send you no receipt by e-mail\./,
    );
    await expect(dialog.getByText('Close')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  },
);

test(
  'a report that is slow to open and pressed again opens once, and keeps what is typed',
  LONG_ON_PHONE,
  async ({ page }) => {
    const answers: (() => void)[] = [];
    await page.route(/\/texts\?.*report-dialog/, async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    await openHydrated(page, providerPath(demoService('typical').id));
    const link = page.getByRole('link', { name: 'Report this listing' });
    await link.click();
    await link.click();
    await expect.poll(() => answers.length).toBe(1);
    for (const answer of answers) answer();
    const text = page.getByLabel(EXPLANATION);
    await text.fill('The number belongs to a bakery now.');
    await expectHydrated(page);
    expect(answers).toHaveLength(1);
    await expect(text).toHaveValue(/bakery/);
  },
);

test(
  'a profile is shared by its link, its code and its poster',
  ON_PHONE,
  async ({ page, product }) => {
    const path = providerPath(demoService('typical').id);
    await openHydrated(page, path);
    await page.getByRole('link', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this page' });
    const code = dialog.getByRole('img', { name: 'QR code of this page' });
    await expect(code).toHaveJSProperty('complete', true);
    await expectNoAxeFindings(page, 'dialog[open]');
    expect(await scan(code)).toBe(product.siteUrl + path);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await scan(code)).toBe(product.siteUrl + path);

    await dialog.getByRole('link', { name: 'Poster to print' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Adaeze/);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect(await scan(page.getByRole('img', { name: /^QR code/ }))).toBe(product.siteUrl + path);
  },
);
