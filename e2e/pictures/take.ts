import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** Every picture, as it was seen: an ignored folder, which `tools/compare-pictures.mjs` reads. */
const ALL = process.env.PICTURES_DIR ?? '.pictures';

/** Those that README and docs show are kept in the repository, small. */
const SHOWN = 'docs/pictures';
const LIMIT_BYTES = 200_000;

/** On a photograph of a whole page, what sticks to the window's edge would hide its middle. */
async function placeBars(page: Page, position: 'static' | '') {
  await page.locator('.actionbar, [data-action-bar], .form-actions').evaluateAll((bars, value) => {
    for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = value;
  }, position);
}

/** Photographs a page, from its top or whole, as `.pictures/<name>-<width>.png`. */
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
  mkdirSync(ALL, { recursive: true });
  writeFileSync(path.join(ALL, `${name}-${width}.png`), shot);
  const shown = path.join(SHOWN, `${name}-${width}.webp`);
  if (existsSync(shown)) writeFileSync(shown, await toSmallPicture(shot, name));
}

async function toSmallPicture(shot: Buffer, name: string): Promise<Buffer> {
  for (let quality = 82; quality >= 30; quality -= 10) {
    const picture = await sharp(shot).webp({ quality }).toBuffer();
    if (picture.length <= LIMIT_BYTES) return picture;
  }
  throw new Error(`${name} cannot be made smaller than ${LIMIT_BYTES} bytes`);
}
