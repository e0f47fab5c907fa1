import { expect, test } from 'vitest';
import { OWN_FIRST, parseReviewPage, shownOf } from './shown-pages';

test('four reviews come first, ten more with each press, and never more than fifty at once', () => {
  expect(shownOf(1)).toEqual({ offset: 0, limit: 4, newer: null });
  expect(shownOf(2)).toEqual({ offset: 0, limit: 14, newer: null });
  expect(shownOf(5)).toEqual({ offset: 0, limit: 44, newer: null });
  expect(shownOf(6)).toEqual({ offset: 44, limit: 10, newer: 5 });
});

test.each([4, OWN_FIRST])(
  'of %i at first, none is left out on the way to the last page',
  (first) => {
    let reached = 0;
    for (let page = 1; page <= 200; page += 1) {
      const { offset, limit } = shownOf(page, first);
      expect(offset).toBeLessThanOrEqual(reached);
      expect(limit).toBeLessThanOrEqual(50);
      expect(offset + limit).toBe(first + 10 * (page - 1));
      reached = offset + limit;
    }
  },
);

test('whatever else the address says is the first page', () => {
  expect(
    ['2', ['3', '9'], undefined, '', '0', '-1', '1.5', 'x', '99999'].map(parseReviewPage),
  ).toEqual([2, 3, 1, 1, 1, 1, 1, 1, 1]);
});
