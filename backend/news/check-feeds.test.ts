import { expect, test } from 'vitest';
import { startFeedServer } from '../testing/feed-server';
import { checkFeeds } from './check-feeds';

test('a check tells a feed that lives from one that moved, is empty or is gone', async () => {
  const item = '<item><title>One</title><link>/1</link></item>';
  const server = await startFeedServer({
    '/good': (_, response) => response.end(`<rss><channel>${item}</channel></rss>`),
    '/empty': (_, response) => response.end('<rss><channel/></rss>'),
    '/moved': (_, response) => response.end('<!doctype html><p>We have a new site.'),
  });
  const feeds = ['/gone', '/good', '/empty', '/moved'].map((path) => ({
    source: path,
    url: server.url + path,
    origin: 'GH',
    residence: null,
  }));
  const checked = await checkFeeds(feeds, { userAgent: 'test/1', policy: server.policy });
  await server.stop();
  expect(checked.map(({ feed, entries, error }) => [feed.source, entries, error])).toEqual([
    ['/gone', 0, 'status 404'],
    ['/good', 1, null],
    ['/empty', 0, 'empty'],
    ['/moved', 0, 'not a feed'],
  ]);
});
