import { type ErrorReason, reasonText } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';

/** What an English page says of a refusal: of the host in its own words, else in ours. */
export function sentenceOf({ text }: { text: ErrorReason | string }): string {
  return reasonText({ text }, textsFor('en', 'errors.reasons'));
}
