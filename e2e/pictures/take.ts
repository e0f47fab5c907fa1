import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

const FOLDER = 'docs/pictures';
/** A picture in the repository stays below this, so that a clone stays small. */
const LIMIT_BYTES = 200_000;
/** On a photograph of a whole page, what sticks to the window's edge would hide its middle. */
async function placeBars(page: Page, position: 'static' | '') {
  await page.locator('.actionbar, .form-actions').evaluateAll((bars, value) => {
    for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = value;
  }, position);
}

/** Photographs a page, from its top or whole, as `docs/pictures/<name>-<width>.webp`. */
export async function take(page: Page, name: string, { whole = false } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // Pictures below the fold wait for a reader; a photograph of the whole page is one.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  const width = page.viewportSize()?.width ?? 0;
  if (whole) await placeBars(page, 'static');
  const shot = await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' });
  if (whole) await placeBars(page, '');
  let picture = await sharp(shot).webp({ quality: 82 }).toBuffer();
  for (let quality = 70; picture.length > LIMIT_BYTES && quality >= 30; quality -= 10) {
    picture = await sharp(shot).webp({ quality }).toBuffer();
  }
  if (picture.length > LIMIT_BYTES) throw new Error(`${name} takes ${picture.length} bytes`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}-${width}.webp`), picture);
}
