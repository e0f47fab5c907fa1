/*
 * Next keeps copies by path, so pages that depend on query or browser get inner paths. No imports
 * by `@/`: next.config.ts reads this.
 */

import {
  DEFAULT_NEWS_ORIGIN,
  DEFAULT_NEWS_RESIDENCE,
  NEWS_ORIGINS,
  NEWS_RESIDENCES,
  type NewsCountry,
  newsOriginOf,
} from '../domain/news/countries';
import { COMMUNITIES } from '../domain/places/communities';

export const SHARED_FOLDER = 'shared';

/** Stands for a category or community that is not named. */
export const NOT_NAMED = '-';

/** The cookie with the community that a visitor chose. Its value is a slug. */
export const OWN_COMMUNITY = 'community';

/** Stands before a visitor's own community in inner paths. */
const FOR_OWN = 'for-';

/** If one of these is set, the page is for one visitor only. */
export const FIND_CHOICES = [
  'q',
  'category',
  'community',
  'kind',
  'place',
  'speaks',
  'day',
  'soon',
  'evening',
  'weekend',
  'price',
  'exact',
  'map',
  'sort',
  'page',
];
export const EVENT_CHOICES = ['when', 'week', 'category', 'community', 'place', 'free', 'page'];

export function isInsidePath(path: string): boolean {
  return path.split('/')[1] === SHARED_FOLDER;
}

export function variesByAgent(path: string): boolean {
  return path.includes(`/${SHARED_FOLDER}/slates/`);
}

export interface Condition {
  type: 'query' | 'cookie' | 'header';
  key: string;
  value?: string;
}

export interface SharedRewrite {
  source: string;
  destination: string;
  has: Condition[];
  missing: Condition[];
}

/** Patterns of query values, by key; inner paths use the same names. */
type Parts = Record<string, string>;

function rule(source: string, inner: string, parts: Parts, missing: Condition[]): SharedRewrite {
  const has = Object.entries(parts).map(
    ([key, pattern]): Condition => ({ type: 'query', key, value: `(?<${key}>${pattern})` }),
  );
  return { source, destination: `/${SHARED_FOLDER}/${inner}`, has, missing };
}

/** Reads an inner path. Null for the copy that everybody gets. */
export function ownCommunityIn(part: string): string | null {
  return part.startsWith(FOR_OWN) ? part.slice(FOR_OWN.length) : null;
}

function forOwn(shared: SharedRewrite, pattern: string): SharedRewrite {
  const cookie: Condition = { type: 'cookie', key: OWN_COMMUNITY, value: `(?<own>${pattern})` };
  return { ...shared, has: [...shared.has, cookie] };
}

function without(type: Condition['type'], ...keys: string[]): Condition[] {
  return keys.map((key) => ({ type, key }));
}

const ID = '[\\w~-][\\w.~-]{0,63}';
const CATEGORY = ':category([a-z][a-z-]{0,39})';
const COMMUNITY = ':community([a-z][a-z-]{0,39})';
const codesOf = (countries: readonly NewsCountry[]) => countries.map(({ iso }) => iso).join('|');
const ORIGIN = { origin: codesOf(NEWS_ORIGINS) };
const RESIDENCE = { residence: codesOf(NEWS_RESIDENCES) };

/** Pages with a session are not shared, because owners see more than others. */
const NO_SESSION = without('cookie', 'next-auth.session-token', '__Host-next-auth.session-token');
const NO_SEARCH = without('query', ...FIND_CHOICES);
const noNews = (...keys: string[]) => without('query', 'offset', 'count', ...keys);

const noNewsChoice = noNews('origin', 'residence');
const NO_EVENT_SEARCH = without('query', ...EVENT_CHOICES);
const ANY_COMMUNITY = COMMUNITIES.map(({ slug }) => slug).join('|');

/** The news of a community is that of its first example country. */
const OWN_RULES: readonly SharedRewrite[] = [
  forOwn(rule('/', `home/${FOR_OWN}:own`, {}, []), ANY_COMMUNITY),
  forOwn(rule('/find', `find/${NOT_NAMED}/${FOR_OWN}:own`, {}, NO_SEARCH), ANY_COMMUNITY),
  forOwn(rule('/whats-on', `whats-on/list/${FOR_OWN}:own`, {}, NO_EVENT_SEARCH), ANY_COMMUNITY),
  forOwn(rule('/news/posts', `posts/${FOR_OWN}:own`, {}, []), ANY_COMMUNITY),
  ...COMMUNITIES.map(({ id, slug }) =>
    forOwn(
      rule('/news', `news/${newsOriginOf(id)}/${DEFAULT_NEWS_RESIDENCE}`, {}, noNewsChoice),
      slug,
    ),
  ),
];

const RULES: readonly SharedRewrite[] = [
  rule('/providerPage', 'profile/:id', { id: ID }, [...without('query', 'reviews'), ...NO_SESSION]),
  rule('/booking', 'booking/:providerId', { providerId: ID }, [
    ...without('query', 'serviceItems'),
    ...NO_SESSION,
  ]),
  rule('/news', 'news/:origin/:residence', { ...ORIGIN, ...RESIDENCE }, noNews()),
  rule('/news', `news/:origin/${DEFAULT_NEWS_RESIDENCE}`, ORIGIN, noNews('residence')),
  rule('/news', `news/${DEFAULT_NEWS_ORIGIN}/:residence`, RESIDENCE, noNews('origin')),
  rule('/news', `news/${DEFAULT_NEWS_ORIGIN}/${DEFAULT_NEWS_RESIDENCE}`, {}, noNewsChoice),
  rule('/news/posts', `posts/${NOT_NAMED}`, {}, []),
  rule('/find', `find/${NOT_NAMED}/${NOT_NAMED}`, {}, NO_SEARCH),
  rule(`/find/${CATEGORY}`, `find/:category/${NOT_NAMED}`, {}, NO_SEARCH),
  rule(`/find/${CATEGORY}/${COMMUNITY}`, 'find/:category/:community', {}, NO_SEARCH),
  rule('/whats-on', 'whats-on/list/week', {}, NO_EVENT_SEARCH),
];

interface Agents {
  handhelds: string;
  ownApp: string;
}

/** Addresses have no language here. The first rule that matches counts. */
export function sharedRules({ handhelds, ownApp }: Agents): SharedRewrite[] {
  const agent = (value: string): Condition => ({ type: 'header', key: 'user-agent', value });
  const offer = rule('/slates/:id', 'slates/:id/offer', {}, [agent(ownApp)]);
  return [
    ...OWN_RULES,
    ...RULES,
    { ...offer, has: [agent(handhelds)] },
    rule('/slates/:id', 'slates/:id/plain', {}, []),
  ];
}

export function sharedRewrites(english: string, others: readonly string[], agents: Agents) {
  // One rule serves all other languages, because Next tries each rule for each request.
  const prefixes = [['', english]];
  if (others.length > 0) prefixes.push([`/:locale(${others.join('|')})`, ':locale']);
  return prefixes.flatMap(([prefix, locale]) =>
    sharedRules(agents).map(({ source, destination, ...conditions }) => ({
      ...conditions,
      source: source === '/' ? prefix || '/' : `${prefix}${source}`,
      destination: `/${locale}${destination}`,
    })),
  );
}
