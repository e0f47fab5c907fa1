import { splitLocale } from './locale-path';
import { paths } from './paths';

/** The places of the top bar, in its order; the first three are of the directory. */
export const SITE_SECTIONS = ['find', 'whatsOn', 'communities', 'news'] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];

/** What an address is to a section: its page, one of the pages below it, or neither. */
export function placeInSection(pathname: string, section: SiteSection): 'page' | 'below' | null {
  const { path } = splitLocale(pathname);
  if (path === paths[section]) return 'page';
  const isProfile = section === 'find' && path === paths.providerPage;
  return isProfile || path.startsWith(`${paths[section]}/`) ? 'below' : null;
}
