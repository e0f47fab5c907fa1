import { paths } from './paths';
import { SHARED_FOLDER } from './shared-pages';

/** For next.config.ts, with paths of `path-to-regexp`. */
interface Rule {
  source: string;
  destination: string;
}

/**
 * Files with a variable part, as regular expressions: Next looks for these after its rewrites. A
 * test compares the list with the files of `app`.
 */
const FILES = [
  '_next/static/',
  // A page may end in /edit, a call never does; such an address is a page of the language "api".
  'api/(?:auth|calendars|categories|events|services)/(?!.*/edit$)',
  'booking/manage/[^/]+/appointment\\.ics$',
  'slates/[^/]+/(?:avatar|card|media|poster)$',
  'calendar/[^/]+$',
  'whats-on/[^/]+/(?:card|event\\.ics)$',
];

/**
 * Leads an address without a language to the folder of `english`. So does an unknown one, so that
 * it is not taken for a language. The languages are arguments, because files for next.config.ts
 * cannot import by `@/`.
 */
export function englishRewrite(english: string, others: readonly string[]): Rule {
  // Other rewrites have led to the copies already.
  const copies = `${english}/${SHARED_FOLDER}/`;
  const kept = [copies, ...others.map((locale) => `${locale}(?:/|$)`), ...FILES];
  return { source: `/:path((?!${kept.join('|')}).*)`, destination: `/${english}/:path` };
}

/** English has one address, without its code; two folders have no page of their own. */
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
