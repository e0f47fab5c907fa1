import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Group } from '@/lib/shared/texts/texts';

/** Replaces `next-intl/server`, which exists on Next's server only. Tests read pages in English. */
export async function getTranslations(group: Group) {
  const texts = textsFor('en', group);
  return Object.assign(texts, { has: texts.isKey });
}

export async function getLocale() {
  return 'en' as const;
}
