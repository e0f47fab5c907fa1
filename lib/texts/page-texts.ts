import 'server-only';
import { textsFor } from './catalogue';
import { requestLocale } from './request-locale';
import type { Group, Texts } from './texts';

/** The texts of a group in the page's language, for `async` components and `generateMetadata`. */
export async function pageTexts<G extends Group>(group: G): Promise<Texts<G>> {
  return textsFor(await requestLocale(), group);
}
