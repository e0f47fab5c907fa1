import { describe, expect, test } from 'vitest';
import type { Feed } from '@/backend/news/feeds';
import type { FeedResult } from '@/backend/news/refresh';
import { WebError } from '@/lib/shared/outbound/web-error';
import { readTask } from './options';
import { reportCheck, reportRefresh } from './report';

describe('the command line', () => {
  test.each([
    [[], { do: 'refresh', countries: [], dataDir: '.data' }],
    [['--check'], { do: 'check', countries: [], dataDir: '.data' }],
    [['--country', 'gh,MT'], { do: 'refresh', countries: ['GH', 'MT'], dataDir: '.data' }],
    [['--help'], { do: 'help', countries: [], dataDir: '.data' }],
    [['--data-dir=/d'], { do: 'refresh', countries: [], dataDir: '/d' }],
  ])('%j is understood', (argv, task) => {
    expect(readTask(argv)).toEqual(task);
  });

  test.each([[['--cheque']], [['now']], [['--country', 'Ghana']]])('%j is not', (argv) => {
    expect(readTask(argv)).toBeNull();
  });
});

describe('the report', () => {
  const feed = (source: string, side: Partial<Feed>): Feed => ({
    source,
    url: `https://${source}.example/rss`,
    origin: null,
    residence: null,
    ...side,
  });
  const result = (of: Feed, parts: Partial<FeedResult>): FeedResult => ({
    feed: of,
    outcome: 'read',
    added: 0,
    merged: 0,
    error: null,
    ...parts,
  });

  test('has a line for each feed and one for all', () => {
    const results = [
      result(feed('times', { residence: 'MT' }), { outcome: 'unchanged' }),
      result(feed('post', { origin: 'GH' }), { added: 3, merged: 1 }),
      result(feed('gone', { origin: 'GH' }), {
        outcome: 'failed',
        error: new WebError('status 404'),
      }),
    ];
    const lines = reportRefresh({ results, pictures: 2, storageError: null }).split('\n');
    expect(lines.map((text) => text.replace(/ {2,}/g, ' | '))).toEqual([
      'country feed | result',
      'GH | post | 3 new, 1 merged',
      'GH | gone | failed: status 404',
      'MT | times | unchanged (304)',
      '',
      '3 feeds, 1 failed: 3 new, 1 merged, 2 thumbnails',
    ]);
  });

  test('says when nothing was reached, and when the storage failed', () => {
    const error = new WebError('ENOTFOUND', { isOffline: true });
    const results = [result(feed('post', { origin: 'GH' }), { outcome: 'failed', error })];
    const report = reportRefresh({ results, pictures: 0, storageError: new Error('away') });
    expect(report).toContain('The storage takes no thumbnails now');
    expect(report).toContain('No server was reached.');
  });

  test('of a check gives the addresses of the dead feeds', () => {
    const report = reportCheck([
      { feed: feed('post', { origin: 'GH' }), entries: 20, error: null },
      { feed: feed('gone', { residence: 'MT' }), entries: 0, error: 'status 404' },
    ]);
    expect(report).toMatch(/GH +post +20 articles/);
    expect(report).toMatch(/MT +gone +status 404: https:\/\/gone\.example\/rss/);
    expect(report).toContain('2 feeds, 1 dead');
  });
});
