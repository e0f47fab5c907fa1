import { textsFor } from '@/lib/texts/catalogue';
import type { Group, Texts } from '@/lib/texts/texts';

/** Replaces `next-intl/server`, which exists on Next's server only. Tests read pages in English. */
export async function getTranslations<G extends Group>(group: G): Promise<Texts<G>> {
  return textsFor('en', group);
}

export async function getLocale() {
  return 'en' as const;
}
