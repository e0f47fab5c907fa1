import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ImageType } from '@/lib/shared/domain/uploads/image';
import { withoutMetadata } from '@/lib/shared/domain/uploads/strip-metadata';
import { fieldTexts } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { PUBLIC, startTestStorage, type TestStorage, toClient } from '@/local/storage/test-server';
import { stubWebEnv } from '@/test/web-env';
import { createServiceKey, toImageUrl } from './picture-key';
import { findImageFault as find, findFirstImageFault as findFirst } from './verify';

const t = textsFor('en', 'errors.fields');

async function findImageFault(url: string, userId: string) {
  const fault = await find(url, userId);
  return fault && t.of(fault);
}

async function findFirstImageFault(urls: readonly string[], userId: string) {
  const faults = await findFirst(urls, userId);
  return faults && fieldTexts({ picture: faults }, t)?.picture;
}

const ADA = '118001';

let storage: TestStorage;
let client: S3Client;
beforeAll(async () => {
  storage = await startTestStorage();
  stubWebEnv('http://host.test');
  vi.stubEnv('S3_ENDPOINT', storage.endpoint);
  vi.stubEnv('ASSETS_URL', `${storage.endpoint}/assets`);
  // Drawing takes longer than the server keeps an idle connection.
  client = toClient(storage.endpoint, { maxAttempts: 3 });
});
afterAll(() => storage.stop());

/** Stores bytes as an upload of Ada's, without the limits of a presigned upload. */
async function store(body: Uint8Array, type: ImageType, servedAs: string = type): Promise<string> {
  const Key = createServiceKey(ADA, type, Date.now());
  const put = { Bucket: PUBLIC, Key, Body: body, ContentType: servedAs };
  await client.send(new PutObjectCommand(put));
  return toImageUrl(Key);
}

const faultOf = async (body: Uint8Array, type: ImageType, servedAs?: string) =>
  findImageFault(await store(body, type, servedAs), ADA);

/** Noise, so that a picture is larger than what is read of it at once. */
function picture(side = 400) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#0f4a40', noise },
  });
}

/** A PNG whose header claims the given sides. */
function pngHeader(width: number, height: number, before = ''): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt8(8, 24);
  const idat = '\0\0\0\0IDAT\0\0\0\0';
  return Buffer.concat([head, Buffer.from(`${before}${idat}\0\0\0\0IEND\xaeB\x60\x82`, 'latin1')]);
}

describe('a stored picture', () => {
  it('may be a JPEG, PNG or WebP of any kind', async () => {
    const small = picture(20);
    expect(await faultOf(await picture().jpeg().toBuffer(), 'image/jpeg')).toBeNull();
    expect(
      await faultOf(await small.clone().jpeg({ progressive: true }).toBuffer(), 'image/jpeg'),
    ).toBeNull();
    expect(await faultOf(await picture().png().toBuffer(), 'image/png')).toBeNull();
    expect(
      await faultOf(await small.clone().ensureAlpha(0.5).png().toBuffer(), 'image/png'),
    ).toBeNull();
    expect(await faultOf(await picture().webp().toBuffer(), 'image/webp')).toBeNull();
    expect(
      await faultOf(await small.clone().webp({ lossless: true }).toBuffer(), 'image/webp'),
    ).toBeNull();
    expect(
      await faultOf(await small.clone().ensureAlpha(0.5).webp().toBuffer(), 'image/webp'),
    ).toBeNull();
  });

  it.each<[string, string | Buffer]>([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a script', 'alert(document.domain)'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['PHP', '<?php system($_GET[0]);'],
    ['a ZIP', 'PK\x03\x04xxxx'],
    ['a GIF', 'GIF89a/*'],
    ['a PDF', '%PDF-1.7'],
    ['the start of a PNG', '\x89PNG\r\n\x1a\n'],
    ['a PNG with a ZIP behind it', Buffer.concat([pngHeader(9, 9), Buffer.from('PK\x05\x06')])],
    ['a page before a PNG', Buffer.concat([Buffer.from('<script>'), pngHeader(9, 9)])],
    ['nothing much', 'x'],
  ])('UP-1 may not be %s, whatever it is called', async (_, body) => {
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    for (const type of ['image/png', 'image/jpeg', 'image/webp'] as const) {
      expect(await faultOf(bytes, type)).toBe('Use a JPEG, PNG or WebP picture.');
    }
  });

  it('UP-1 may not be empty, missing or served as something else', async () => {
    const png = await picture(20).png().toBuffer();
    expect(await faultOf(png, 'image/png', 'text/html')).toMatch(/^Use a JPEG/);
    expect(await faultOf(png, 'image/jpeg')).toMatch(/^Use a JPEG/);
    expect(await faultOf(Buffer.alloc(0), 'image/png')).toMatch(/did not arrive/);
    const unused = toImageUrl(createServiceKey(ADA, 'image/png', Date.now()));
    expect(await findImageFault(unused, ADA)).toMatch(/did not arrive/);
  });

  it('UP-1 UP-6 may not be cut off or carry a tail', async () => {
    const webp = await picture().webp().toBuffer();
    const jpeg = await picture().jpeg().toBuffer();
    expect(await faultOf(jpeg.subarray(0, -2000), 'image/jpeg')).toMatch(/^Use a JPEG/);
    expect(await faultOf(webp.subarray(0, -1), 'image/webp')).toMatch(/^Use a JPEG/);
    const tail = Buffer.from('<script>alert(1)</script>');
    expect(await faultOf(Buffer.concat([webp, tail]), 'image/webp')).toMatch(/^Use a JPEG/);
    expect(await faultOf(Buffer.concat([jpeg, tail]), 'image/jpeg')).toMatch(/^Use a JPEG/);
  });

  const NOTES = 'This picture still contains where it was taken or with which camera.';
  const EXIF = { IFD0: { Make: 'Camera', ImageDescription: 'At home' } };

  it.each(['jpeg', 'png', 'webp'] as const)(
    'UP-1 may not carry a camera`s notes or words: %s, and passes once they are taken out',
    async (format) => {
      const type = `image/${format}` as const;
      const side = 200;
      const noted = await picture(side).withExif(EXIF).toFormat(format).toBuffer();
      const words = await picture(side)
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
        .toFormat(format)
        .toBuffer();
      for (const bytes of [noted, words]) {
        expect(await faultOf(bytes, type)).toContain(NOTES);
        const bare = withoutMetadata(new Uint8Array(bytes), type);
        expect(await faultOf(bare, type)).toBeNull();
        const { width, exif, xmp } = await sharp(bare).metadata();
        expect([width, exif, xmp]).toEqual([side, undefined, undefined]);
        expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
      }
    },
  );

  it('UP-1 may not hide words in a chunk or comment of its own, before the pixels or behind', async () => {
    const png = await picture(20).png().toBuffer();
    const chunk = (name: string) => Buffer.from(`\0\0\0\x04${name}a\0bc\0\0\0\0`, 'latin1');
    for (const name of ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'caBX']) {
      for (const at of [33, png.length - 12]) {
        const noted = Buffer.concat([png.subarray(0, at), chunk(name), png.subarray(at)]);
        expect(await faultOf(noted, 'image/png')).toContain(NOTES);
        expect(withoutMetadata(new Uint8Array(noted), 'image/png')).toEqual(new Uint8Array(png));
      }
    }
    const jpeg = await picture().jpeg({ progressive: true }).toBuffer();
    const comment = Buffer.from('\xff\xfe\0\x06home', 'latin1');
    const noted = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect(await faultOf(noted, 'image/jpeg')).toContain(NOTES);
    expect(withoutMetadata(new Uint8Array(noted), 'image/jpeg')).toEqual(new Uint8Array(jpeg));
  });

  it('UP-6 may not carry a tail that ends as a picture does', async () => {
    const tails = { png: '\0\0\0\0IEND\xaeB\x60\x82', jpeg: '\xff\xd9' };
    for (const format of ['png', 'jpeg'] as const) {
      const whole = await picture().toFormat(format).toBuffer();
      const tail = Buffer.from(`<script>alert(1)</script>${tails[format]}`, 'latin1');
      const bytes = Buffer.concat([whole, tail]);
      expect(await faultOf(bytes, `image/${format}`)).toMatch(/^Use a JPEG/);
      expect(withoutMetadata(new Uint8Array(bytes), `image/${format}`)).toEqual(
        new Uint8Array(whole),
      );
    }
  });

  it('UP-6 may not be a bomb, and is refused at once without being decoded', async () => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(await faultOf(pngHeader(30_000, 30_000), 'image/png')).toMatch(/4096 pixels/);
    expect(await faultOf(pngHeader(0, 5), 'image/png')).toMatch(/4096 pixels/);
    const frames = pngHeader(9, 9, '\0\0\0\x08acTL\0\0\x13\x88\0\0\0\0\0\0\0\0');
    expect(await faultOf(frames, 'image/png')).toBe('Use a picture that does not move.');
    expect(performance.now() - started).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('UP-6 may not move', async () => {
    const frames = await sharp(Buffer.alloc(8 * 16 * 3).fill(255, 8 * 8 * 3), {
      raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await faultOf(frames, 'image/webp')).toBe('Use a picture that does not move.');
  });

  it('AUTH-2 has to be one that the same user uploaded', async () => {
    const url = await store(await picture(20).png().toBuffer(), 'image/png');
    expect(await findImageFault(url, ADA)).toBeNull();
    expect(await findImageFault(url, '118002')).toBe('Please upload this picture here.');
  });

  it('is named by its number among several', async () => {
    const good = await store(await picture(20).png().toBuffer(), 'image/png');
    const bad = await store(Buffer.from('x'), 'image/png');
    expect(await findFirstImageFault([...Array(9).fill(good), bad], ADA)).toMatch(
      /^Picture 10: Use/,
    );
    expect(await findFirstImageFault([good, good], ADA)).toBeNull();
    expect(await findFirstImageFault([], ADA)).toBeNull();
  });
});
