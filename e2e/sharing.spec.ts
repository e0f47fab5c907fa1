import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { bookingPath } from '../lib/shared/url/booking-url';
import { providerPath } from '../lib/shared/url/paths';
import { servicePosterPath } from '../lib/shared/url/portal-paths';
import { openHydrated } from './support/hydrated';
import { openService } from './support/own-people';
import { createOwnService, type OwnService } from './support/own-service';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

async function openPoster(page: Page, product: Product, { id, owner }: OwnService) {
  await addSession(page, product, product.siteUrl, owner);
  await page.goto(servicePosterPath(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Poster' })).toBeVisible();
}

/** Presses again until the scripts run and the field opens. */
async function openChoice(page: Page) {
  const field = page.getByLabel('Address', { exact: true });
  const choose = page.getByRole('button', { name: /^(Choose a short|Change the) address/ });
  await expect(async () => {
    if (await choose.isVisible()) await choose.click();
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  return field;
}

async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: 620, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ data: new Uint8Array(data), width: info.width, height: info.height });
}

async function download(page: Page, name: string): Promise<{ file: Buffer; called: string }> {
  const [begun] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return { file: await readFile(await begun.path()), called: begun.suggestedFilename() };
}

const unique = () => `chair-${crypto.randomUUID().slice(0, 8)}`;

test(
  'one who chooses a short address that is taken gets ideas; the address is printed, changed, shared and leads on',
  ON_PHONE,
  async ({ page, product, request }) => {
    test.slow();
    const { own } = await openService(product);
    await openPoster(page, product, own);
    const taken = unique();
    const { own: other } = await openService(product);
    const chosen = await askBackend(product, `/serviceProviders/${other.id}/shortAddress`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: taken }),
    });
    expect(chosen.status).toBe(200);
    const first = `${taken}-imsida`;
    const field = await openChoice(page);
    await expect(field).toHaveValue(/^habesha-coffee-and-injera-kitchen/);
    await field.fill('ab');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Write at least 3 letters or digits/);
    await expectNoAxeFindings(page, 'main');
    await field.fill(taken);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(`${taken} is already in use`));
    await page.getByRole('button', { name: first }).click();
    await page.getByRole('button', { name: 'Choose this address' }).click();
    await expect(page.getByText(`Your short address is ${first}.`)).toBeVisible();
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(new RegExp(`/p/${first}$`));

    const url = `${product.siteUrl}/p/${first}`;
    const instagram = page.getByLabel('For Instagram', { exact: true });
    await expect(instagram).toHaveValue(new RegExp(`^Book a time at .*/p/${first}$`, 's'));
    const whatsapp = page.getByLabel('For WhatsApp', { exact: true });
    await expect(whatsapp).toHaveValue(new RegExp(` ${url}$`));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the text, For WhatsApp' }).press('Enter');
    await expect(page.getByText('Text copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(url);
    const answer = await request.get(url, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, providerPath(own.id)]);
    expect((await request.get(`/p/${first.toUpperCase()}`, { maxRedirects: 0 })).status()).toBe(
      308,
    );

    const png = await download(page, 'Download PNG');
    expect(png.called).toBe('habesha-coffee-and-injera-kitchen-a4.png');
    expect((await sharp(png.file).metadata()).width).toBe(1240);
    expect(await readCode(png.file)).toBe(url);
    await page.getByLabel('Size').selectOption('A5');
    const pdf = await download(page, 'Download PDF');
    expect(pdf.called).toMatch(/-a5\.pdf$/);
    expect(pdf.file.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(await readCode((await download(page, 'As PNG')).file)).toBe(url);
    expect((await download(page, 'As SVG')).file.toString()).toMatch(/^<svg /);

    const second = unique();
    await (await openChoice(page)).fill(second.toUpperCase().replace('-', ' '));
    await expect(page.getByText(`Your short link will be`)).toContainText(`/p/${second}`);
    await page.getByRole('button', { name: 'Choose this address' }).click();
    await expect(page.getByText(`Older addresses that keep working: /p/${first}`)).toBeVisible();
    for (const address of [first, second]) {
      const led = await request.get(`/p/${address}`, { maxRedirects: 0 });
      expect(led.headers().location).toBe(providerPath(own.id));
    }

    await expect(async () => {
      await openHydrated(page, providerPath(own.id));
      await page.getByRole('link', { name: 'Share' }).click();
      const dialog = page.getByRole('dialog', { name: 'Share this page' });
      await expect(dialog).toContainText(`/p/${second}`, { timeout: 3000 });
      await expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
        'href',
        new RegExp(`wa\\.me/.*${second}`),
      );
    }).toPass();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`providerPage\\?id=${own.id}$`),
    );
  },
);

test(
  'before a listing is live its poster is shown and not given out',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const own = await createOwnService(product, { name: 'صالون الياسمين · Jasmine' });
    await openPoster(page, product, own);
    const preview = page.getByRole('img', { name: /^The poster of/ });
    await expect(preview).toHaveJSProperty('complete', true);
    await expect(preview).toHaveJSProperty('naturalWidth', 595);
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await expect(page.getByText('You can download it once your listing is live.')).toBeVisible();
    await expect(page.getByText('They can be copied once your listing is live.')).toBeVisible();
    const file = await page.request.get(`/api/services/${own.id}/poster?kind=pdf`);
    expect(file.status()).toBe(409);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

test('an address that nobody has is a 404 that leads on', async ({ request }) => {
  for (const path of ['/p/nobody-has-this-one', '/p/x', '/p/%E5%8C%97%E4%BA%AC']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>Provider Not Found<\/h1>/);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test(
  'items are put in order by arrows and by dragging, and customers see it',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { own } = await openService(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(`/services/${own.id}`);
    const region = page.getByRole('region', { name: 'Manage Service Items' });
    const rows = region.getByRole('listitem');
    await expect(async () => {
      const change = page.getByRole('button', { name: 'Change the order' });
      if (await change.isVisible()) await change.click();
      await expect(page.getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(rows).toHaveText(['Coffee ceremony', 'Tasting']);
    const down = page.getByRole('button', { name: 'Move Coffee ceremony down' });
    const saved = () =>
      page.waitForResponse(
        (answer) => answer.url().endsWith('/items') && answer.request().method() === 'PUT',
      );
    await Promise.all([saved(), down.press('Enter')]);
    await expect(rows).toHaveText(['Tasting', 'Coffee ceremony']);
    await expect(down).toBeFocused();
    await expect(region.getByRole('status')).toHaveText('Coffee ceremony is now 2 of 2.');
    await expectNoAxeFindings(page, 'main');
    for (const path of [providerPath(own.id), bookingPath({ serviceId: own.id })]) {
      await expect(async () => {
        const html = await (await page.request.get(path)).text();
        expect(html.indexOf('Tasting')).toBeGreaterThan(0);
        expect(html.indexOf('Tasting')).toBeLessThan(html.indexOf('Coffee ceremony'));
      }).toPass();
    }

    const grip = rows.nth(1).locator('[data-grip]');
    await grip.scrollIntoViewIfNeeded();
    const [from, to] = [await grip.boundingBox(), await rows.nth(0).boundingBox()];
    if (!from || !to) throw new Error('no row to drag');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, to.y + 4, { steps: 8 });
    await expect(rows).toHaveText(['Coffee ceremony', 'Tasting']);
    await page.keyboard.press('Escape');
    await expect(rows).toHaveText(['Tasting', 'Coffee ceremony']);
    await page.mouse.up();
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, to.y + 4, { steps: 8 });
    await Promise.all([saved(), page.mouse.up()]);
    await page.reload();
    await expect(rows.nth(0)).toContainText('Coffee ceremony');
  },
);

test(
  'a preview has prices and hours, and nothing to book',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { own: approved } = await openService(product);
    const own = await createOwnService(product);
    await addSession(page, product, product.siteUrl, own.owner);
    const html = await (await page.request.get(providerPath(own.id))).text();
    expect(html).toContain('Only you can see this preview.');
    const [prices = ''] = /Services and prices<.*?<\/section>/s.exec(html) ?? [];
    expect(prices).toContain('Coffee ceremony');
    expect(prices).toContain('€60.00');
    expect(html).not.toMatch(/<a [^>]*href="\/booking/);
    expect(html).not.toContain('Not bookable online right now');
    await addSession(page, product, product.siteUrl, approved.owner);
    expect((await page.request.get(providerPath(own.id))).status()).toBe(404);
  },
);
