/*
 * Pages whose content an address with a query names have copies, one for everybody. Next keeps copies
 * by path, so these addresses lead inside to paths of their own. This file imports nothing by `@/`,
 * because next.config.ts reads it.
 */

import {
  DEFAULT_NEWS_ORIGIN,
  DEFAULT_NEWS_RESIDENCE,
  NEWS_ORIGINS,
  NEWS_RESIDENCES,
  type NewsCountry,
} from '../domain/news/countries';
import { copyOfEvents, EVENT_RULES } from './shared-events';
import { copyOfFind, FIND_CHOICES, FIND_RULES } from './shared-find';

/** The folder of these paths in `app/[locale]`. Asked for from outside, they are no pages. */
export const SHARED_FOLDER = 'shared';
const FOLDER = SHARED_FOLDER;

/** Whether a path without its language leads into that folder. */
export function isInsidePath(path: string): boolean {
  return path.split('/')[1] === FOLDER;
}

/** Whether the copies behind a path differ by the visitor's browser. */
export function variesByAgent(path: string): boolean {
  return path.includes(`/${FOLDER}/slates/`);
}

/** What any {host} uses for ids; an address with anything else is rendered for its visitor. */
const ID = '[\\w~-][\\w.~-]{0,63}';

/** Visitors with a session get a page of their own: it may show the owner what others do not see. */
const SESSION_COOKIES = ['next-auth.session-token', '__Host-next-auth.session-token'];

/** A condition on a request, as Next writes it. */
interface Condition {
  type: 'query' | 'cookie' | 'header';
  key: string;
  value?: string;
}

interface SharedRewrite {
  source: string;
  destination: string;
  has: Condition[];
  missing: Condition[];
}

const query = (key: string, value?: string): Condition => ({
  type: 'query',
  key,
  ...(value && { value }),
});
const named = (name: string, pattern: string) => `(?<${name}>${pattern})`;
const noSession = SESSION_COOKIES.map((key): Condition => ({ type: 'cookie', key }));

/** What {@link sharedRewrites} has to know of the site. */
interface Site {
  english: string;
  others: readonly string[];
  /** Patterns of the user agents that are offered the app, and of those that are the app. */
  handhelds: string;
  ownApp: string;
}

const codesOf = (countries: readonly NewsCountry[]) => countries.map(({ iso }) => iso).join('|');
const origin = query('origin', named('origin', codesOf(NEWS_ORIGINS)));
const residence = query('residence', named('residence', codesOf(NEWS_RESIDENCES)));

/** The first page of the news of two countries; one that is not named is the one it begins with. */
const NEWS: readonly SharedRewrite[] = [
  { has: [origin, residence], missing: [], countries: ':origin/:residence' },
  { has: [origin], missing: [query('residence')], countries: `:origin/${DEFAULT_NEWS_RESIDENCE}` },
  { has: [residence], missing: [query('origin')], countries: `${DEFAULT_NEWS_ORIGIN}/:residence` },
  {
    has: [],
    missing: [query('origin'), query('residence')],
    countries: `${DEFAULT_NEWS_ORIGIN}/${DEFAULT_NEWS_RESIDENCE}`,
  },
].map(({ has, missing, countries }) => ({
  source: '/news',
  destination: `/${FOLDER}/news/${countries}`,
  has,
  missing: [...missing, query('offset'), query('count')],
}));

const BY_QUERY: readonly SharedRewrite[] = [
  {
    source: '/providerPage',
    destination: `/${FOLDER}/profile/:id`,
    has: [query('id', named('id', ID))],
    missing: noSession,
  },
  {
    source: '/booking',
    destination: `/${FOLDER}/booking/:id`,
    has: [query('providerId', named('id', ID))],
    missing: [query('serviceItems'), ...noSession],
  },
  ...NEWS,
];

const FIND = FIND_RULES.map((rule) => ({ ...rule, choices: FIND_CHOICES }));
const BY_PATH = [...FIND, ...EVENT_RULES].map(
  ({ source, copy, choices }): SharedRewrite => ({
    source,
    destination: `/${FOLDER}/${copy}`,
    has: [],
    missing: choices.map((key) => query(key)),
  }),
);

function bySlate({ handhelds, ownApp }: Site): SharedRewrite[] {
  const agent = (value: string): Condition => ({ type: 'header', key: 'user-agent', value });
  const source = '/slates/:id';
  const to = (offer: string) => `/${FOLDER}/slates/:id/${offer}`;
  return [
    { source, destination: to('offer'), has: [agent(handhelds)], missing: [agent(ownApp)] },
    { source, destination: to('plain'), has: [], missing: [] },
  ];
}

/** The rewrites from addresses to the copies of their pages, in every language. */
export function sharedRewrites(site: Site): SharedRewrite[] {
  const { english, others } = site;
  const prefixes = [['', english], ...others.map((locale) => [`/${locale}`, locale])];
  return prefixes.flatMap(([prefix, locale]) =>
    [...BY_QUERY, ...BY_PATH, ...bySlate(site)].map((rule) => ({
      ...rule,
      source: `${prefix}${rule.source}`,
      destination: `/${locale}${rule.destination}`,
    })),
  );
}

/** As Next decides it: the last of several values counts, and an empty one is none. */
function holds({ type, key, value }: Condition, asked: URLSearchParams, hasSession: boolean) {
  if (type === 'cookie') return hasSession;
  const given = asked.getAll(key).at(-1);
  return value === undefined ? Boolean(given) : new RegExp(`^${value}$`).test(given ?? '');
}

function ruleOf(path: string, asked: URLSearchParams, hasSession: boolean) {
  return BY_QUERY.find(
    ({ source, has, missing }) =>
      source === path &&
      has.every((condition) => holds(condition, asked, hasSession)) &&
      !missing.some((condition) => holds(condition, asked, hasSession)),
  );
}

/**
 * What the copy for an address goes by in its query: the names of these parameters; null for an
 * address whose page has no copy. `path` is without its language.
 */
export function keysOfCopy(
  path: string,
  asked: URLSearchParams,
  hasSession: boolean,
): readonly string[] | null {
  const copy = copyOfFind(path, asked) ?? copyOfEvents(path, asked);
  if (path === '/' || copy || /^\/slates\/[^/]+$/.test(path)) return [];
  const rule = ruleOf(path, asked, hasSession);
  return rule ? rule.has.map(({ key }) => key) : null;
}

/**
 * The inner path of the copy for an address, or null where there is none. `path` is without its
 * language, `isOffered` says whether the visitor's browser is offered the app.
 */
export function pathOfCopy(
  locale: string,
  path: string,
  asked: URLSearchParams,
  isOffered: boolean,
): string | null {
  if (path === '/') return `/${locale}`;
  const [, slate] = /^\/slates\/([^/]+)$/.exec(path) ?? [];
  if (slate) return `/${locale}/${FOLDER}/slates/${slate}/${isOffered ? 'offer' : 'plain'}`;
  const search = copyOfFind(path, asked) ?? copyOfEvents(path, asked);
  if (search) return `/${locale}/${FOLDER}/${search}`;
  const rule = ruleOf(path, asked, false);
  if (!rule) return null;
  const values = rule.has.map(({ key }) => asked.getAll(key).at(-1) ?? '');
  return `/${locale}${rule.destination.replace(/:\w+/g, () => values.shift() ?? '')}`;
}

/** Whether a `Cookie` header has a session, valid or not. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return SESSION_COOKIES.some((name) =>
    (cookies ?? '').split(';').some((pair) => pair.split('=')[0]?.trim() === name),
  );
}
