import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

/**
 * All pictures at full size: a folder that Git ignores, and that `tools/compare-pictures.ts`
 * reads.
 */
const ALL = process.env.PICTURES_DIR ?? '.pictures';

/** Those that README and docs show are kept in the repository, small. */
const SHOWN = 'docs/pictures';
const LIMIT_BYTES = 200_000;

/**
 * PICTURES_DIRECTION=rtl mirrors what is photographed, in English: every state as Arabic lays it
 * out.
 */
const DIRECTION = process.env.PICTURES_DIRECTION;

async function turn(page: Page, direction: string | undefined): Promise<string> {
  return page.evaluate((wanted) => {
    const { dir } = document;
    if (wanted !== undefined) document.dir = wanted;
    return dir;
  }, direction);
}

/**
 * On a photograph of a whole page, what sticks to the window's edge would hide the middle of the
 * page.
 */
async function placeBars(page: Page, position: 'static' | '') {
  await page.locator('main *').evaluateAll((parts, value) => {
    for (const part of parts) {
      if (!(part instanceof HTMLElement)) continue;
      const { position: own, bottom } = getComputedStyle(part);
      const sticks = ['sticky', 'fixed'].includes(own) && bottom !== 'auto';
      if (sticks) part.dataset.placed = '';
      if (part.dataset.placed !== undefined) part.style.position = value;
    }
  }, position);
}

/** Keeps a photograph, and a small one where README or docs show it. */
async function keep(shot: Buffer, name: string): Promise<void> {
  mkdirSync(ALL, { recursive: true });
  writeFileSync(path.join(ALL, `${name}.png`), shot);
  const shown = path.join(SHOWN, `${name}.webp`);
  if (existsSync(shown)) writeFileSync(shown, await toSmallPicture(shot, name));
}

/**
 * Photographs a page, from its top or whole, in light and dark: `.pictures/<name>-<width>.png` and
 * `.pictures/<name>-dark-<width>.png`.
 */
export async function take(page: Page, name: string, { whole = false } = {}): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    // Lazy pictures load only when they are scrolled to; a photograph of the whole page needs all.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  const width = page.viewportSize()?.width ?? 0;
  const photograph = () =>
    page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' });
  const direction = await turn(page, DIRECTION);
  if (whole) await placeBars(page, 'static');
  await keep(await photograph(), `${name}-${width}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep(await photograph(), `${name}-dark-${width}`);
  await page.emulateMedia({ colorScheme: null });
  if (whole) await placeBars(page, '');
  await turn(page, direction);
}

async function toSmallPicture(shot: Buffer, name: string): Promise<Buffer> {
  for (let quality = 82; quality >= 30; quality -= 10) {
    const picture = await sharp(shot).webp({ quality }).toBuffer();
    if (picture.length <= LIMIT_BYTES) return picture;
  }
  throw new Error(`${name} cannot be made smaller than ${LIMIT_BYTES} bytes`);
}
