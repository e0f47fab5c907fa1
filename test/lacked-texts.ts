import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import { textsIn, usableTexts } from '@/scripts/texts/check-texts';
import { readTexts } from '@/scripts/texts/read-texts';

const SPECIAL = /[\\^$.*+?()[\]|]/g;

/** A text without choices, whatever its values are. */
export function saidBy(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(SPECIAL, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** Whether English without choices is said because the language has no text for it yet. */
export function isLackedBy(code: string): (said: string) => boolean {
  const english = readTexts(DEFAULT_LOCALE);
  const own = new Map(textsIn(usableTexts(readTexts(code), english)));
  const lacking = textsIn(english)
    .filter(([path, text]) => !own.has(path) && !/\{[^{}]*[,{]/.test(text))
    .map(([, text]) => saidBy(text));
  return (said) => lacking.some((pattern) => pattern.test(said));
}
