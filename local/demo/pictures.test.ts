import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allPictures, picturesOf } from './pictures';
import { toWebp } from './raster';
import { DEMO_SERVICES } from './shapes/providers';

const MAX_BYTES = 120 * 1024;
const MAX_SOURCE_BYTES = 3_000_000;

describe('the demo pictures', () => {
  it.each(DEMO_SERVICES)('$slug has a logo and three to eight pictures', ({ slug }) => {
    const { portfolio } = picturesOf(slug);
    expect(portfolio.length).toBeGreaterThanOrEqual(3);
    expect(portfolio.length).toBeLessThanOrEqual(8);
    expect(new Set(portfolio.map(({ key }) => key)).size).toBe(portfolio.length);
  });

  it('gives every listing a logo and a first picture that no other has', () => {
    const own = DEMO_SERVICES.flatMap(({ slug }) => {
      const { logo, portfolio } = picturesOf(slug);
      return [logo.svg, portfolio[0]?.svg];
    });
    expect(new Set(own).size).toBe(2 * DEMO_SERVICES.length);
  });

  it('are flat: no text, gradient, filter, embedded picture or broken number', () => {
    for (const { key, svg } of allPictures()) {
      expect(svg, key).not.toMatch(/<text|gradient|filter|<image|<use|NaN|undefined/i);
    }
  });

  it('are stored under keys that every storage takes', () => {
    for (const { key } of allPictures()) {
      expect(key).toMatch(/^services\/demo-[a-z0-9-]+-[0-9a-f]{8}\.webp$/);
    }
  });

  it('become WebP of the right size, light enough for a phone', async () => {
    const { logo, portfolio } = picturesOf('adaeze-crown-braids');
    const [first] = portfolio;
    if (!first) throw new Error('no pictures');
    const drawn = await Promise.all([logo, first].map(({ svg }) => toWebp(svg)));
    const sizes = await Promise.all(drawn.map((file) => sharp(file).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 512, 512],
      ['webp', 1200, 900],
    ]);
    for (const file of drawn) expect(file.byteLength).toBeLessThan(MAX_BYTES);
  });

  it('take less than 3 MB in the repository', () => {
    const folder = path.join(import.meta.dirname, 'pictures');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(MAX_SOURCE_BYTES);
  });
});
