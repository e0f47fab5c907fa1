import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawThumbnail } from './draw-thumbnail';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#308060' }, limitInputPixels: false });

describe('a thumbnail', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('is drawn of %s', async (format) => {
    const bytes = await flat(400, 600).toFormat(format).toBuffer();
    const small = await drawThumbnail(bytes);
    expect(small?.length).toBeLessThan(30_000);
    const { format: drawn, width, height } = await sharp(small ?? undefined).metadata();
    expect([drawn, width, height]).toEqual(['webp', 640, 360]);
  });

  it('keeps nothing that the camera wrote', async () => {
    const photo = flat(400, 300).withExif({ IFD0: { Copyright: 'somebody' } });
    const small = await drawThumbnail(await photo.jpeg().toBuffer());
    expect((await sharp(small ?? undefined).metadata()).exif).toBeUndefined();
  });

  it('is not drawn of what is too small to show or too large to unfold', async () => {
    expect(await drawThumbnail(await flat(90, 400).png().toBuffer())).toBeNull();
    const bomb = await flat(8_000, 4_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    expect(await drawThumbnail(bomb)).toBeNull();
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
    ['a signature without a picture', '\xff\xd8\xff\xe0 no picture'],
  ])('is not drawn of %s', async (_, text) => {
    expect(await drawThumbnail(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
