/** Short words that are written together with the word before or after them. */
const ATTACHED: readonly RegExp[] = [
  // "L’avvocato", "d’arabe", "b’inqas"; apostrophes are folded away.
  /^(?:l|d|j|m|n|s|t|c|b|f|qu|un)(?<word>[a-z]{3,})$/u,
  /^(?:dell|all|nell|dall|sull|quell)(?<word>[a-z]{3,})$/u,
  // "الحلاق", "للحلاق", "بالبيت", "وأظافر".
  /^و?(?:بال|لل|ال|ب|ل)(?<word>\p{Script=Arabic}{3,})$/u,
  /^و(?<word>\p{Script=Arabic}{3,})$/u,
  // "वकिललाई", "अनुमतिको".
  /^(?<word>[\p{L}\p{M}]{3,})(?:को|का|की|मा|ले|लाई|बाट|हरू|संग|सम्म)$/u,
];
const APOSTROPHE = /['`’‘ʼ´]/u;

/**
 * Returns the word without what is attached, if that word is known. Null if there is nothing to
 * take off.
 */
export function withoutAttached(
  { text, piece }: { text: string; piece: string },
  isKnown: (word: string) => boolean,
): string | null {
  if (isKnown(text)) return null;
  const isLatin = /^[a-z]/u.test(text);
  if (isLatin && !APOSTROPHE.test(piece)) return null;
  for (const form of ATTACHED) {
    const word = form.exec(text)?.groups?.word;
    if (word && isKnown(word)) return word;
  }
  return null;
}
