/*
 * The copies of the directory. As `shared-pages.ts`, this file imports nothing by `@/`, because
 * next.config.ts reads it.
 */

/** Takes the place of a category or a community in the path of a copy whose address names none. */
export const NOT_NAMED = '-';

const SLUG = '[a-z][a-z-]{0,39}';

/** A search is one visitor's own as soon as its query says anything. */
export const FIND_CHOICES = [
  'q',
  'category',
  'community',
  'kind',
  'place',
  'day',
  'soon',
  'evening',
  'weekend',
  'price',
  'exact',
  'sort',
  'page',
];

/** Which addresses lead to which copies, below the folder of all copies. */
export const FIND_RULES = [
  { source: '/find', copy: `find/${NOT_NAMED}/${NOT_NAMED}` },
  { source: `/find/:category(${SLUG})`, copy: `find/:category/${NOT_NAMED}` },
  { source: `/find/:category(${SLUG})/:community(${SLUG})`, copy: 'find/:category/:community' },
];

const ADDRESS = new RegExp(`^/find(?:/(${SLUG}))?(?:/(${SLUG}))?$`);

/** The copy of a search, below the folder of all copies; null for any other address. */
export function copyOfFind(path: string, asked: URLSearchParams): string | null {
  const parts = ADDRESS.exec(path);
  if (!parts || FIND_CHOICES.some((key) => asked.getAll(key).at(-1))) return null;
  return `find/${parts[1] ?? NOT_NAMED}/${parts[2] ?? NOT_NAMED}`;
}
