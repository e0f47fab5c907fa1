import { paths } from './paths';
import { SHARED_FOLDER } from './shared-pages';

/** For next.config.ts, in `path-to-regexp` syntax. */
interface Rule {
  source: string;
  destination: string;
}

/** Addresses of files with a variable part: Next looks for them after rewrites. */
const FILES = [
  '_next/static/',
  'api/',
  'booking/manage/[^/]+/appointment\\.ics$',
  'slates/[^/]+/(?:avatar|card|media|poster)$',
  'calendar/[^/]+$',
  'whats-on/[^/]+/(?:card|event\\.ics)$',
  'sitemap/[^/]+$',
];

/**
 * Leads addresses without a known language to `english`. Languages are arguments: files for
 * next.config.ts cannot import by `@/`.
 */
export function englishRewrite(english: string, others: readonly string[]): Rule {
  // Other rewrites lead to the copies.
  const copies = `${english}/${SHARED_FOLDER}/`;
  const kept = [copies, ...others.map((locale) => `${locale}(?:/|$)`), ...FILES];
  return { source: `/:path((?!${kept.join('|')}).*)`, destination: `/${english}/:path` };
}

const moved = (from: string, to: string): Rule[] => [
  { source: from, destination: to || '/' },
  { source: `${from}/:path+`, destination: `${to}/:path+` },
];

/** From the code of a language without its country. */
export function codeRedirects(shortCodes: readonly (readonly [string, string])[]): Rule[] {
  return shortCodes.flatMap(([short, code]) => moved(`/${short}`, `/${code}`));
}

/** English has no code in addresses; two folders have no page. */
export function pageRedirects(english: string, others: readonly string[]): Rule[] {
  const prefixes = ['', ...others.map((locale) => `/${locale}`)];
  return [
    ...moved(`/${english}`, ''),
    // RED-001, RED-002
    ...prefixes.flatMap((prefix) =>
      [paths.services, paths.events].map((path) => ({
        source: `${prefix}${path}`,
        destination: `${prefix}${paths.portal}`,
      })),
    ),
  ];
}
