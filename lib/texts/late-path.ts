import type { BROWSER_GROUPS } from './browser-groups.gen';

/** A component that is loaded when it is opened, by its file: `components/report/report-dialog`. */
export type LateEntry = Extract<keyof typeof BROWSER_GROUPS, `components/${string}`>;

/** The address of the texts of such a component; a file, with one path for all languages. */
export function latePath(of: LateEntry, locale: string): string {
  return `/texts?${new URLSearchParams({ of, language: locale })}`;
}
