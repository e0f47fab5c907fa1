import { textsFor } from '@/lib/texts/catalogue';
import type { Group, Texts } from '@/lib/texts/texts';

/** What `#texts` is in tests: English, without a provider around the component. */
export function useTexts<G extends Group>(group: G): Texts<G> {
  return textsFor('en', group);
}

export function useLocale() {
  return 'en' as const;
}
