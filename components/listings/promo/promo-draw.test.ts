import { afterEach, expect, test, vi } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { drawPromo } from './promo-draw';

/** Vitest has no canvas: this one writes down what is written on it. */
function recordingCanvas() {
  const written: string[] = [];
  const context = new Proxy<Record<string, unknown>>(
    {
      measureText: (text: string) => ({ width: text.length * 20 }),
      fillText: (text: string) => written.push(text),
      createLinearGradient: () => ({ addColorStop: () => undefined }),
    },
    { get: (target, name: string) => target[name] ?? (() => undefined) },
  );
  return { written, canvas: { getContext: () => context } as unknown as HTMLCanvasElement };
}

afterEach(() => vi.unstubAllGlobals());

test('PROMO-004 PROMO-006: the lines of the image are these', () => {
  const t = textsFor('en', 'promo.picture');
  expect([t('joined', { product: 'Settln' }), t('favorite')]).toEqual([
    'is now on Settln',
    'We are a Community Favorite',
  ]);
});

test.each(['4.8 (12)', null])('the score stands on the image if it was chosen: %s', (score) => {
  vi.stubGlobal('Path2D', class {});
  const { canvas, written } = recordingCanvas();
  const lines = { joined: 'is now on Settln', favorite: null };
  drawPromo(canvas, { name: 'Crown', logo: null, lines, score }, { text: 'a', display: 'b' });
  expect(written.filter((text) => /\d/.test(text))).toEqual(score === null ? [] : [score]);
});

test.each([
  ['We are a Community Favorite', true],
  [null, false],
])('PROMO-006: the image says %s', (favorite, isThere) => {
  vi.stubGlobal('Path2D', class {});
  const { canvas, written } = recordingCanvas();
  const lines = { joined: 'is now on Settln', favorite };
  drawPromo(canvas, { name: 'Crown', logo: null, lines, score: null }, { text: 'a', display: 'b' });
  expect(written).toContain('is now on Settln');
  expect(written.includes('We are a Community Favorite')).toBe(isThere);
});
