import { readerLanguage } from '@/lib/shared/process/reader-language';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DEFAULT_LOCALE, readLocale } from '@/lib/shared/texts/locales';
import type { Group, Message, Texts } from '@/lib/shared/texts/texts';

type Said = Message<'refusals.host'>;
type PlainKey = Extract<Said, { values?: undefined }>['key'];

/** In the reader's language; English unless the call named one. */
export function readerTexts<G extends Group>(group: G): Texts<G> {
  return textsFor(readLocale(readerLanguage()) ?? DEFAULT_LOCALE, group);
}

/** Why a call is refused. Texts that our pages share are in `errors.json`. */
export function refusal(said: PlainKey | Said): string {
  const t = readerTexts('refusals.host');
  return typeof said === 'string' ? t(said) : t.of(said);
}
