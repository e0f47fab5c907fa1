import { describe, expect, it } from 'vitest';
import { changePicture, movePicture, newPicture, storedPicture, storedUrls } from './pictures';

const pictures = ['a', 'b', 'c'].map(storedPicture);
const order = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('the pictures of a form', () => {
  it.each([
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['b', 9, 'acb'],
    ['x', 1, 'abc'],
  ])('move %s by %i to %s', (id, by, expected) => {
    expect(order(movePicture(pictures, id, by))).toBe(expected);
  });

  it('are sent in their order, those that are stored', () => {
    const list = [newPicture('1', 'blob:1'), ...pictures];
    expect(storedUrls(list)).toEqual(['a', 'b', 'c']);
    const done = changePicture(list, '1', { state: 'done', url: 'd' });
    expect(storedUrls(movePicture(done, '1', 2))).toEqual(['a', 'b', 'd', 'c']);
  });
});
