import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expectHydrated } from './support/hydrated';
import { createOwnService, type OwnService } from './support/own-service';
import type { Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { expect, LONG, test } from './support/test';

const MARIGOLD = 'ffb52b';
const CREAM = 'fff8e8';
const INK = '10231f';
const PINE = '0f4a40';

const preview = (page: Page) => page.getByRole('img', { name: /^Promotional image preview/ });

async function open(page: Page, product: Product, service: OwnService) {
  await addSession(page, product, product.siteUrl, service.owner);
  await page.goto(`/services/${service.id}`);
}

async function create(page: Page) {
  await page.getByRole('button', { name: 'Create Promotional Image' }).click();
  await expect(
    page.getByRole('region', { name: 'Promotional image' }).locator('[aria-busy]'),
  ).toHaveAttribute('aria-busy', 'false');
}

/** Downloads the picture and decodes it. */
async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download image' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('surprise.png');
  const bytes = readFileSync(await file.path());
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3;
    return data.subarray(start, start + 3).toString('hex');
  };
  return { format: (await sharp(bytes).metadata()).format, info, at };
}
type Picture = Awaited<ReturnType<typeof download>>;

/** The columns of the arch, which holds the names, and those of the narrower circle. */
const ARCH = [130, 950] as const;
const CIRCLE = [330, 750] as const;

/** The first and last column with a colour within some rows; null if there is none. */
function extentOf(
  { at }: Picture,
  color: string,
  [top, bottom]: [number, number],
  [from, to]: readonly [number, number] = ARCH,
) {
  const columns: number[] = [];
  for (let x = from; x < to; x += 1) {
    for (let y = top; y < bottom; y += 1) {
      if (at(x, y) === color) {
        columns.push(x);
        break;
      }
    }
  }
  const [first, last] = [columns.at(0), columns.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

function expectCentred(extent: { first: number; last: number } | null) {
  expect(extent).not.toBeNull();
  if (!extent) return;
  expect(extent.first).toBeGreaterThanOrEqual(160);
  expect(extent.last).toBeLessThanOrEqual(920);
  expect(Math.abs((extent.first + extent.last) / 2 - 540)).toBeLessThan(20);
}

test('PROMO-001 to PROMO-006, SVD-012: 1080 x 1080, with name, texts and the logo in a circle', async ({
  page,
  product,
}) => {
  await open(page, product, await createOwnService(product));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await expectHydrated(page);
  scripts.length = 0;
  await create(page);
  expect(scripts.length, 'its code arrives when asked for').toBeGreaterThan(0);
  await expect(preview(page)).toHaveAttribute('src', /^blob:/);
  await expectNoAxeFindings(page, 'section:has(> [aria-busy])');

  const picture = await download(page);
  expect(picture.format).toBe('png');
  expect(picture.info).toMatchObject({ width: 1080, height: 1080 });
  const { at } = picture;
  expect([at(10, 10), at(1070, 10), at(60, 600), at(10, 1070)]).toEqual(Array(4).fill(MARIGOLD));
  expect([at(140, 700), at(940, 700), at(540, 70)]).toEqual(Array(3).fill(CREAM));
  expect([at(540, 120), at(308, 352), at(772, 352)]).toEqual(Array(3).fill(INK));
  expect([at(540, 1070), at(60, 920), at(1020, 920)]).toEqual(Array(3).fill(PINE));
  // The coffee pot of the demo logo stands in the middle of the circle.
  expect([INK, CREAM, PINE, MARIGOLD]).not.toContain(at(540, 420));
  expectCentred(extentOf(picture, INK, [630, 700]));
  expectCentred(extentOf(picture, INK, [715, 790]));
  expectCentred(extentOf(picture, INK, [812, 868]));
  expectCentred(extentOf(picture, MARIGOLD, [950, 1015]));

  await page.getByRole('button', { name: 'Hide Promotional Image' }).click();
  await expect(preview(page)).toHaveCount(0);
});

// What fits on which lines, in which script, is in `components/listings/promo/promo-text.test.ts`.
test('PROMO-003: a very long name stands within the arch', LONG, async ({ page, product }) => {
  const name = 'Maison Soleil Créole: Weddings, Christenings, Carnival Floats and Sunday Feasts';
  await open(page, product, await createOwnService(product, { name }));
  await create(page);
  const picture = await download(page);
  expectCentred(extentOf(picture, INK, [615, 800]));
  expect([picture.at(140, 700), picture.at(940, 700)]).toEqual([CREAM, CREAM]);
});

test(
  'PROMO-003 PROMO-007: so does an Arabic one; a letter takes the place of a logo that cannot load',
  LONG,
  async ({ page, product }) => {
    const own = { name: 'دار الكلمة للترجمة والتعليم', logo: 'https://elsewhere.example/logo.png' };
    await open(page, product, await createOwnService(product, own));
    await create(page);
    await expect(page.getByText('Your logo could not be loaded')).toBeVisible();
    const picture = await download(page);
    expect([picture.at(400, 352), picture.at(680, 352)]).toEqual([PINE, PINE]);
    expectCentred(extentOf(picture, MARIGOLD, [280, 430], CIRCLE));
    expectCentred(extentOf(picture, INK, [615, 800]));
    expect([picture.at(140, 700), picture.at(940, 700)]).toEqual([CREAM, CREAM]);
  },
);

test('PROMO-008: a download that fails offers the way by hand', LONG, async ({ page, product }) => {
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('not in this browser');
    };
  });
  await open(page, product, await createOwnService(product));
  await create(page);
  await expect(preview(page)).toBeVisible();
  await page.getByRole('button', { name: 'Download image' }).click();
  await expect(
    page.getByRole('region', { name: 'Promotional image' }).getByRole('alert'),
  ).toContainText('press and hold the picture (right-click on a computer) and choose “Save image”');
});
