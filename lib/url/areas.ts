import { splitLocale } from './locale-path';
import { paths } from './paths';

/** A part of the site whose pages have one style sheet and one kind of security policy. */
export type Area = 'public' | 'booking' | 'portal';

const AREAS: Partial<Record<string, Area>> = {
  [paths.booking]: 'booking',
  [paths.portal]: 'portal',
  [paths.services]: 'portal',
  [paths.events]: 'portal',
};

/** The area of an address in any language. It depends on the first part of the path only. */
export function areaOf(address: string): Area {
  const { path } = splitLocale(address);
  const [first = ''] = path.slice(1).split(/[/?#]/, 1);
  return AREAS[`/${first}`] ?? 'public';
}
