import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type Group, type Texts, toTexts } from './texts';

export { useLocale } from 'next-intl';

/** Used in components that are not `async`. */
export function useTexts<G extends Group>(group: G): Texts<G> {
  const translator = useTranslations(group);
  const locale = useLocale();
  return useMemo(() => toTexts<G>(translator, locale), [translator, locale]);
}
