import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { drawQr } from './draw-qr';

test('the code says the address of the profile, with an edge that readers need', () => {
  stubWebEnv('http://host.example');
  const svg = drawQr('7');
  const url = `${process.env.SITE_URL}/providerPage?id=7`;
  const { data, size } = encode(url, { ecc: 'M', border: 4 });
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(dark).toHaveLength(data.flat().filter(Boolean).length);
  expect(dark.every(([x = 0, y = 0]) => data[y]?.[x])).toBe(true);
  expect(Math.min(...dark.flat())).toBe(4);
});
