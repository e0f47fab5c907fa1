import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_ART } from './art/galleries';
import { allPictures, picturesOf } from './pictures';
import { DEMO_LISTINGS } from './providers';
import { toWebp } from './raster';

const MAX_BYTES = 120 * 1024;

describe('the demo art', () => {
  it.each(DEMO_LISTINGS)('$slug has a logo and three to eight pictures', ({ slug }) => {
    const { portfolio } = picturesOf(slug);
    expect(portfolio.length).toBeGreaterThanOrEqual(3);
    expect(portfolio.length).toBeLessThanOrEqual(8);
  });

  it('draws nothing twice', () => {
    const pictures = allPictures();
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
  });

  it('is flat: no text, gradient, filter, embedded picture or broken number', () => {
    for (const { key, svg } of allPictures()) {
      expect(svg, key).not.toMatch(/<text|gradient|filter|<image|<use|NaN|undefined/i);
    }
  });

  it('is stored under keys that every storage takes', () => {
    for (const { key } of allPictures()) {
      expect(key).toMatch(/^services\/demo-[a-z0-9-]+-[0-9a-f]{8}\.webp$/);
    }
  });

  it('becomes WebP of the right size, light enough for a phone', async () => {
    const { logo, pictures } = DEMO_ART['adaeze-crown-braids'];
    const [first] = pictures;
    if (!first) throw new Error('no pictures');
    const drawn = await Promise.all([logo, first.svg].map((svg) => toWebp(svg)));
    const sizes = await Promise.all(drawn.map((file) => sharp(file).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 512, 512],
      ['webp', 1200, 900],
    ]);
    for (const file of drawn) expect(file.byteLength).toBeLessThan(MAX_BYTES);
  });
});
