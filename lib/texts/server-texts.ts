import 'server-only';
import { use } from 'react';
import { textsFor } from './catalogue';
import type { Locale } from './locales';
import { requestLocale } from './request-locale';
import type { Group, Texts } from './texts';

/**
 * The texts of a group in the page's language, for components that are no `async` functions. In the
 * browser `#texts` is `client-texts.ts`, so one component can be rendered on both sides.
 */
export function useTexts<G extends Group>(group: G): Texts<G> {
  return textsFor(use(requestLocale()), group);
}

/** The page's language. */
export function useLocale(): Locale {
  return use(requestLocale());
}
