import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

const FOLDER = 'docs/pictures';
/** A picture in the repository stays below this, so that a clone stays small. */
const LIMIT_BYTES = 200_000;

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
  const shot = await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' });
  let picture = await sharp(shot).webp({ quality: 82 }).toBuffer();
  for (let quality = 70; picture.length > LIMIT_BYTES && quality >= 30; quality -= 10) {
    picture = await sharp(shot).webp({ quality }).toBuffer();
  }
  if (picture.length > LIMIT_BYTES) throw new Error(`${name} takes ${picture.length} bytes`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}-${width}.webp`), picture);
}
