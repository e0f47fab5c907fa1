import { useCallback } from 'react';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';

export function usePageAddress(): (path: string) => string {
  const locale = useLocale();
  return useCallback((path) => localePath(locale, path), [locale]);
}
