import { type FeedResult, isCutOff, type RefreshReport } from '@/backend/news/refresh';

const WIDTHS = { country: 8, source: 32 };

function whatHappened({ outcome, added, merged, error }: FeedResult): string {
  switch (outcome) {
    case 'failed':
      return `failed: ${error?.message ?? 'unknown'}`;
    case 'unchanged':
      return 'unchanged (304)';
    case 'read':
      return `${added} new, ${merged} merged`;
  }
}

function line(country: string, source: string, words: string): string {
  return country.padEnd(WIDTHS.country) + source.padEnd(WIDTHS.source) + words;
}

function inOrder(results: readonly FeedResult[]): FeedResult[] {
  const keyOf = ({ feed }: FeedResult) => `${feed.origin ? 0 : 1}${feed.origin ?? feed.residence}`;
  return [...results].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
}

export function reportRefresh({ results, pictures, storageError }: RefreshReport): string {
  const sum = (field: 'added' | 'merged') =>
    results.reduce((all, result) => all + result[field], 0);
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const lines = inOrder(results).map((result) => {
    const { origin, residence, source } = result.feed;
    return line(origin ?? residence ?? '', source, whatHappened(result));
  });
  const total =
    `${results.length} feeds, ${failed} failed: ${sum('added')} new, ${sum('merged')} merged, ` +
    `${pictures} thumbnails`;
  const storage = storageError ? ['The storage takes no thumbnails now; the rest follows.'] : [];
  const offline = isCutOff(results) ? ['No server was reached. Is this machine online?'] : [];
  return [line('country', 'feed', 'result'), ...lines, '', total, ...storage, ...offline].join(
    '\n',
  );
}

export interface CheckedFeed {
  feed: FeedResult['feed'];
  entries: number;
  error: string | null;
}

export function reportCheck(checked: readonly CheckedFeed[]): string {
  const lines = checked.map(({ feed, entries, error }) =>
    line(
      feed.origin ?? feed.residence ?? '',
      feed.source,
      error === null ? `${entries} articles` : `${error}: ${feed.url}`,
    ),
  );
  const dead = checked.filter(({ error }) => error !== null).length;
  const total = `${checked.length} feeds, ${dead} dead (the list is backend/news/feeds.json)`;
  return [line('country', 'feed', 'result'), ...lines, '', total].join('\n');
}
