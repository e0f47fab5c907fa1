import { readerLanguage } from '@/lib/shared/process/reader-language';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DEFAULT_LOCALE, readLocale } from '@/lib/shared/texts/locales';
import type { Group, Message, Texts } from '@/lib/shared/texts/texts';

type Said = Message<'refusals.host'>;
type PlainKey = Extract<Said, { values?: undefined }>['key'];

/** Texts in the reader's language. It is English if the call named no language. */
export function readerTexts<G extends Group>(group: G): Texts<G> {
  return textsFor(readLocale(readerLanguage()) ?? DEFAULT_LOCALE, group);
}

/** Says why a call is refused. Texts that are also on our pages are in `errors.json`. */
export function refusal(said: PlainKey | Said): string {
  const t = readerTexts('refusals.host');
  return typeof said === 'string' ? t(said) : t.of(said);
}
