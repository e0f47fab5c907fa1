import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr, drawQrPng } from './draw-qr';

const URL = 'https://settln.example/p/marijas-chair';

test('the code says the address, with an edge that readers need', () => {
  const svg = drawQr(URL);
  const { data, size } = encode(URL, { ecc: 'M', border: 4 });
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(dark).toHaveLength(data.flat().filter(Boolean).length);
  expect(dark.every(([x = 0, y = 0]) => data[y]?.[x])).toBe(true);
  expect(Math.min(...dark.flat())).toBe(4);
});

test('the PNG is read as the same address, black and white only', async () => {
  const { data, info } = await sharp(await drawQrPng(URL))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  expect(info.width).toBeGreaterThan(1000);
  expect(decodeQr({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe(
    URL,
  );
  expect(new Set(data)).toEqual(new Set([0, 255]));
});
