import { expect, test } from 'vitest';
import { visitPath } from './forward-events';

test.each([
  ['/', '/'],
  ['/en/news', '/news'],
  ['/news?origin=GH&residence=MT', '/news'],
  ['/booking/review?customerName=Ada', '/booking/review'],
  ['/services/42/edit#top', '/services/:id/edit'],
  ['/events/new', '/events/new'],
  ['/slates/a-secret-slug', '/slates/:id'],
  ['/ada@example.com', '/:id'],
  [`/${'x/'.repeat(40)}`, '/:id/:id/:id/:id/:id'],
])('%s is counted as %s', (path, counted) => {
  expect(visitPath(path)).toBe(counted);
});
