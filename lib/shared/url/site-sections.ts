import { splitLocale } from './locale-path';
import { paths } from './paths';

/** In the order of the top bar. Those of the directory come first. */
export const SITE_SECTIONS = ['find', 'whatsOn', 'communities', 'news'] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];

export function placeInSection(pathname: string, section: SiteSection): 'page' | 'below' | null {
  const { path } = splitLocale(pathname);
  if (path === paths[section]) return 'page';
  const isProfile = section === 'find' && path === paths.providerPage;
  return isProfile || path.startsWith(`${paths[section]}/`) ? 'below' : null;
}
