import { textsFor } from '@/lib/texts/catalogue';
import type { Group, Texts } from '@/lib/texts/texts';
import { useLocale as providedLocale, useTexts as providedTexts } from '../lib/texts/use-texts';

/** Replaces `lib/texts/use-texts.ts`: where no provider is around the component, texts are English. */
export function useTexts<G extends Group>(group: G): Texts<G> {
  return provided(() => providedTexts(group)) ?? textsFor('en', group);
}

export function useLocale() {
  return provided(providedLocale) ?? 'en';
}

/** next-intl throws where there is no provider. */
function provided<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
