import type { Page } from 'playwright/test';
import { LANGUAGE_OPTIONS } from '@/lib/shared/domain/languages';
import type { LanguageCode } from '@/lib/shared/texts/locales';
import { textsIn } from '@/scripts/texts/check-texts';
import { isLackedBy, saidBy } from '@/test/lacked-texts';
import { readTexts } from './words';

function textsOf(language: LanguageCode): Map<string, string> {
  return new Map(textsIn(readTexts(language)));
}

const english = textsOf('en');
const LATIN = /\p{Script=Latin}{2}/u;

/** Works something out once for each language. */
function once<Result>(of: (language: LanguageCode) => Result): (language: LanguageCode) => Result {
  const known = new Map<LanguageCode, Result>();
  return (language) => {
    const result = known.get(language) ?? of(language);
    known.set(language, result);
    return result;
  };
}

const lackedBy = once(isLackedBy);

/** English texts that no page of the language should say. */
const notSaidIn = once((language) => {
  const own = textsOf(language);
  const said = new Set(own.values());
  const lacking = new Set([...english].filter(([key]) => !own.has(key)).map(([, text]) => text));
  return new Set([...english.values()].filter((text) => !said.has(text) && !lacking.has(text)));
});

/** The name of a page that is missing, which shows in which letters the language is written. */
const isWrittenInLatin = once((language) =>
  LATIN.test(textsOf(language).get('site.notFound.title') ?? ''),
);

/** Plain English texts of at least two words that no page of the language should say. */
export const plainEnglish: (language: LanguageCode) => ReadonlySet<string> = once(
  (language) =>
    new Set([...notSaidIn(language)].filter((text) => /^[^{}<>]+ [^{}<>]+$/.test(text))),
);

/**
 * English texts with values that no page of the language should say; they begin or end with words.
 */
const filledEnglish = once((language): RegExp[] => {
  const simple = [...notSaidIn(language)].filter(
    (text) => !text.includes('<') && /\{/.test(text) && !/\{[^{}]*[,{]/.test(text),
  );
  return simple
    .filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text.replaceAll(/\{\w+\}/g, '')))
    .map(saidBy);
});

/**
 * Names that are written in Latin letters in every language; the last is the city where tests live.
 */
const NAMES =
  /iCal|iCloud|webcal|CSV|PDF|PNG|UTC|GMT|Settln|Google|WhatsApp(?: Business)?|QR|SVG|Outlook|Apple|Calendar|Facebook|Instagram|LinkedIn|TikTok|Android|iOS|https|cookie|\.?ics\b|CES?T|Kathmandu/gi;
/** Addresses, the keys of lists, and versions. */
const ADDRESS =
  /\b(?:[0-9a-f]{16}){1,2}\b|\S+@\S+|https?:\/\/\S*|[\w-]+(?:\.[\w-]+)*\.(?:example|com)\b\S*/g;

/** A language has its own name in every language. */
const LANGUAGE_NAMES: readonly string[] = LANGUAGE_OPTIONS.map(({ label }) => label);

interface Said {
  text: string;
  /** What people wrote may be in any language. */
  isOfPeople: boolean;
}

/**
 * Runs in the page: what it shows or reads out, without parts that have a language of their own.
 */
function saidOn(): Said[] {
  const OTHER = 'script, style, noscript, svg, code, kbd, [translate="no"], html [lang]';
  const PEOPLE = 'bdi, [dir="auto"], option';
  const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
  const said: Said[] = [{ text: document.title, isOfPeople: true }];
  const add = (element: Element | null, text: string) => {
    if (!element || element.closest(OTHER) || text.trim() === '') return;
    said.push({ text: text.trim(), isOfPeople: element.closest(PEOPLE) !== null });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    add(node.parentElement, node.textContent ?? '');
  }
  for (const attribute of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      add(element, element.getAttribute(attribute) ?? '');
    }
  }
  return said;
}

/**
 * What a page says in English. `words` are known and may be there; on a page with words of other
 * people, those are left out.
 */
export async function englishOn(
  page: Page,
  language: LanguageCode,
  { words = [], hasOthers = false }: { words?: readonly string[]; hasOthers?: boolean } = {},
): Promise<string[]> {
  const plain = notSaidIn(language);
  const filled = filledEnglish(language);
  const isLatin = isWrittenInLatin(language);
  const isLacking = lackedBy(language);
  const isEnglish = (text: string) => {
    if (isLacking(text)) return false;
    if (LANGUAGE_NAMES.includes(text)) return false;
    // Where others write, one English word may be a name.
    if (plain.has(text) && (!hasOthers || text.includes(' '))) return true;
    if (filled.some((pattern) => pattern.test(text))) return true;
    const named = text.replaceAll(ADDRESS, '').replaceAll(NAMES, '');
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), named);
    return !isLatin && LATIN.test(rest);
  };
  const said = await page.evaluate(saidOn);
  const left = said.filter(({ text, isOfPeople }) => !(hasOthers && isOfPeople) && isEnglish(text));
  return [...new Set(left.map(({ text }) => text))];
}
