import { textsFor } from '@/lib/texts/catalogue';
import type { Group, Texts } from '@/lib/texts/texts';

/** Replaces `lib/texts/use-texts.ts` in tests: all texts in English, without a provider. */
export function useTexts<G extends Group>(group: G): Texts<G> {
  return textsFor('en', group);
}

export function useLocale() {
  return 'en' as const;
}
