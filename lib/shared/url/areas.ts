import { splitLocale } from './locale-path';
import { paths } from './paths';

export type Area = 'public' | 'booking' | 'portal' | 'staff';

const AREAS: Partial<Record<string, Area>> = {
  [paths.booking]: 'booking',
  [paths.customerReview]: 'booking',
  [paths.appeal]: 'booking',
  [paths.report]: 'booking',
  [paths.portal]: 'portal',
  [paths.services]: 'portal',
  [paths.events]: 'portal',
  [paths.staff]: 'staff',
};

/** The address may be in any language. */
export function areaOf(address: string): Area {
  const { path } = splitLocale(address);
  const [first = ''] = path.slice(1).split(/[/?#]/, 1);
  return AREAS[`/${first}`] ?? 'public';
}
