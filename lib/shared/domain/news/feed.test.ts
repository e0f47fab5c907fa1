import { expect, test } from 'vitest';
import { feedFrom, growFeed } from './feed';

const articles = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ uuid: `${from + n}` }));
const first = growFeed<{ uuid: string }>(feedFrom(0), { articles: articles(0, 20), hasMore: true });

test('NEWS-014, NEWS-015, CC-032: a full page leaves more, 20 further on, and grows behind', () => {
  expect(first).toMatchObject({ hasMore: true, nextOffset: 20 });
  const second = growFeed(first, { articles: articles(20, 20), hasMore: true });
  expect(second).toMatchObject({ articles: articles(0, 40), hasMore: true, nextOffset: 40 });
});

test('NEWS-016: a page that is not full, or empty, ends the feed', () => {
  for (const count of [0, 19]) {
    const end = growFeed(first, { articles: articles(20, count), hasMore: false });
    expect(end).toMatchObject({ articles: articles(0, 20 + count), hasMore: false });
  }
});

test('repeated uuids are dropped, and the first of them stays', () => {
  const page = { articles: [{ uuid: '3', title: 'again' }, ...articles(19, 2)], hasMore: true };
  expect(growFeed(first, page).articles).toEqual(articles(0, 21));
});

test('a service that sends the same page for ever comes to an end', () => {
  expect(growFeed(first, { articles: articles(0, 20), hasMore: true }).hasMore).toBe(false);
});

test('what was shown before the feed is not repeated in it, and nothing else ends it', () => {
  const page = { articles: articles(19, 20), hasMore: true };
  const grown = growFeed(feedFrom(20), page, ['19']);
  expect(grown).toMatchObject({ articles: articles(20, 19), hasMore: true, nextOffset: 40 });
});
