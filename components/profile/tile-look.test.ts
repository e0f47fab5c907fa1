import { expect, test } from 'vitest';
import { tileLook } from './tile-look';

/** The cells that the tiles of a gallery take in four columns; the first takes two rows of two. */
function wideCells(count: number): number {
  return Array.from({ length: count }, (_, index) => {
    const { item } = tileLook(index, count);
    if (item.includes('lg:col-span-full')) return 8;
    const columns = /(?:^| |lg:)col-span-2/.test(item.replace('max-lg:col-span-2', '')) ? 2 : 1;
    return columns * (item.includes('lg:row-span-2') ? 2 : 1);
  }).reduce((sum, cells) => sum + cells, 0);
}

function phoneCells(count: number): number {
  return Array.from({ length: count }, (_, index) => {
    const { item } = tileLook(index, count);
    return /(?:^| )(?:max-lg:)?col-span-2/.test(item) ? 2 : 1;
  }).reduce((sum, cells) => sum + cells, 0);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i pictures leave no cell empty', (count) => {
  expect(wideCells(count) % 4).toBe(0);
  expect(phoneCells(count) % 2).toBe(0);
});

test('few pictures fill the height of the large one, more have shapes of their own', () => {
  expect(tileLook(1, 3).link).toContain('lg:aspect-auto');
  expect(tileLook(1, 5).link).toBe('aspect-[4/3]');
  expect(tileLook(5, 6).link).toContain('lg:aspect-[2/1]');
});
