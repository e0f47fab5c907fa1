import { paths } from './paths';
import { SHARED_FOLDER } from './shared-pages';

/** A rule for next.config.ts, in the syntax of `path-to-regexp`. */
interface Rule {
  source: string;
  destination: string;
}

/** Addresses of files with a variable part, which Next looks for after rewrites. */
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
 * Leads addresses without a known language to `english`. Languages are arguments, because files for
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

/** Redirects from the code of a language without its country. */
export function codeRedirects(shortCodes: readonly (readonly [string, string])[]): Rule[] {
  return shortCodes.flatMap(([short, code]) => moved(`/${short}`, `/${code}`));
}

/** English has no code in addresses, and two folders have no page. */
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
