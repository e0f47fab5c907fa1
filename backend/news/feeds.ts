import outlets from './feeds.json';

export interface Feed {
  source: string;
  url: string;
  origin: string | null;
  residence: string | null;
}

function feedsOf(
  byCountry: Readonly<Record<string, Readonly<Record<string, string>>>>,
  side: 'origin' | 'residence',
): Feed[] {
  return Object.entries(byCountry).flatMap(([iso, urls]) =>
    Object.entries(urls).map(([source, url]) => ({
      source,
      url,
      origin: null,
      residence: null,
      [side]: iso,
    })),
  );
}

/**
 * An article of a feed from abroad counts only if it names a country of origin. Nobody has tested
 * the addresses: `npm run news:refresh -- --check` lists dead ones.
 */
export const FEEDS: readonly Feed[] = [
  ...feedsOf(outlets.atHome, 'origin'),
  ...feedsOf(outlets.abroad, 'residence'),
];
