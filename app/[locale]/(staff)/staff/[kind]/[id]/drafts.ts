import 'server-only';
import type { StaffItem } from '@/lib/shared/contract/staff';
import { REASON_IDS, type ReasonId } from '@/lib/shared/domain/moderation/clauses';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { type Locale, readLocale } from '@/lib/shared/texts/locales';

/** Written in the language of the mail, or in that of the page if nobody gets a mail. */
export function draftsFor(
  { mailLanguage }: Pick<StaffItem, 'mailLanguage'>,
  page: Locale,
): Record<ReasonId, string> {
  const t = textsFor(readLocale(mailLanguage) ?? page, 'moderation.drafts');
  return Object.fromEntries(REASON_IDS.map((id) => [id, t(id)])) as Record<ReasonId, string>;
}
