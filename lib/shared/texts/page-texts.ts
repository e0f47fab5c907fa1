import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { type Group, type Texts, toTexts } from './texts';

/** Used in `async` components and in `generateMetadata`. */
export async function pageTexts<G extends Group>(group: G): Promise<Texts<G>> {
  return toTexts<G>(await getTranslations(group), await getLocale());
}
