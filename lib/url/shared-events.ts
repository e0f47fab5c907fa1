/*
 * The copies of the public events and of the communities. As `shared-pages.ts`, this file imports nothing by `@/`, because
 * next.config.ts reads it.
 */

/** The list is one visitor's own as soon as its query says any of these. */
export const EVENT_CHOICES = ['when', 'week', 'category', 'community', 'place', 'free', 'page'];

/** The page of an event, whatever its id; the feeds of all events are beside them. */
const EVENT_ID = '[^/]+(?<!/feed\\.(?:ics|atom))';

/** Which addresses lead to which copies, below the folder of all copies. */
export const EVENT_RULES = [
  { source: '/whats-on', copy: 'whats-on/list/week', choices: EVENT_CHOICES },
  { source: `/whats-on/:id(${EVENT_ID})`, copy: 'whats-on/:id', choices: [] },
  { source: '/communities', copy: 'communities/list/all', choices: [] },
  { source: '/communities/:slug', copy: 'communities/:slug', choices: [] },
];

const COMMUNITY = /^\/communities\/([^/]+)$/;
const EVENT = new RegExp(`^/whats-on/(${EVENT_ID})$`);

/** The copy of a page about events or communities, below the folder of all copies; null for any other address. */
export function copyOfEvents(path: string, asked: URLSearchParams): string | null {
  if (path === '/communities') return 'communities/list/all';
  const [, slug] = COMMUNITY.exec(path) ?? [];
  if (slug !== undefined) return `communities/${slug}`;
  const [, id] = EVENT.exec(path) ?? [];
  if (id !== undefined) return `whats-on/${id}`;
  const isOwn = path !== '/whats-on' || EVENT_CHOICES.some((key) => asked.getAll(key).at(-1));
  return isOwn ? null : 'whats-on/list/week';
}
