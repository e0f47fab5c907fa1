import { paths } from './paths';

/** A rule of next.config.ts, for paths as `path-to-regexp` writes them. */
interface Rule {
  source: string;
  destination: string;
}

/**
 * Addresses that are no page, as regular expressions. Next finds most files before it rewrites;
 * these have a part that varies, so it looks for them later, with the pages. A test holds the list
 * against the files of `app`.
 */
const FILES = [
  '_next/static/',
  // A page ends in /edit, no call does; as a page it would be one of the language "api".
  'api/(?:auth|calendars|categories|events|services)/(?!.*/edit$)',
  'slates/[^/]+/(?:avatar|card|media|poster)$',
];

/**
 * Leads an address without a language to its page below the folder of `english`. An address that
 * nobody knows is led to a page that is not there, and so is never taken for a language. The
 * languages are arguments, because what next.config.ts imports cannot itself import by `@/`.
 */
export function englishRewrite(english: string, others: readonly string[]): Rule {
  const kept = [...others.map((locale) => `${locale}(?:/|$)`), ...FILES];
  return { source: `/:path((?!${kept.join('|')}).*)`, destination: `/${english}/:path` };
}

/** Redirects: English has one address, without its code, and two folders have no page of their own. */
export function pageRedirects(english: string, others: readonly string[]): Rule[] {
  const prefixes = ['', ...others.map((locale) => `/${locale}`)];
  return [
    { source: `/${english}`, destination: '/' },
    { source: `/${english}/:path+`, destination: '/:path+' },
    // RED-001, RED-002
    ...prefixes.flatMap((prefix) =>
      [paths.services, paths.events].map((path) => ({
        source: `${prefix}${path}`,
        destination: `${prefix}${paths.portal}`,
      })),
    ),
  ];
}
