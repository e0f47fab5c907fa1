import { paths } from './paths';
import { SHARED_FOLDER } from './shared-pages';

/** A rule of next.config.ts, for paths as `path-to-regexp` writes them. */
interface Rule {
  source: string;
  destination: string;
}

/**
 * Addresses that are not pages, as regular expressions. Next finds most files before it rewrites.
 * These have a variable part, so Next looks for them later, together with the pages. A test
 * compares the list with the files of `app`.
 */
const FILES = [
  '_next/static/',
  // Pages may end in /edit, calls never do; such an address is a page of the language "api".
  'api/(?:auth|calendars|categories|events|services)/(?!.*/edit$)',
  'booking/manage/[^/]+/appointment\\.ics$',
  'slates/[^/]+/(?:avatar|card|media|poster)$',
  'calendar/[^/]+$',
  'whats-on/[^/]+/(?:card|event\\.ics)$',
];

/**
 * Leads an address without a language to its page below the folder of `english`. An unknown address
 * is led there too, to a page that does not exist, so that it is never taken for a language. The
 * languages are arguments, because a file that next.config.ts imports cannot import by `@/`.
 */
export function englishRewrite(english: string, others: readonly string[]): Rule {
  // Copies of pages are in a folder of their own, which other rewrites have led to already.
  const copies = `${english}/${SHARED_FOLDER}/`;
  const kept = [copies, ...others.map((locale) => `${locale}(?:/|$)`), ...FILES];
  return { source: `/:path((?!${kept.join('|')}).*)`, destination: `/${english}/:path` };
}

/**
 * Redirects: English has one address, without its code, and two folders have no page of their own.
 */
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
