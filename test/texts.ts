import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Group, Texts } from '@/lib/shared/texts/texts';

/** Replaces `lib/shared/texts/use-texts.ts` in tests: all texts in English, without a provider. */
export function useTexts<G extends Group>(group: G): Texts<G> {
  return textsFor('en', group);
}

export function useLocale() {
  return 'en' as const;
}
