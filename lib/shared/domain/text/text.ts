/** Counts code points, so that no emoji is cut. Adds an ellipsis. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/**
 * Returns one line, cut between words, with an ellipsis. If the first word is too long, it is cut
 * in two.
 */
export function truncateAtWord(text: string, limit: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  if (characters.length <= limit) return line;
  const head = characters.slice(0, limit).join('');
  const end = head.lastIndexOf(' ');
  if (end <= 0) return truncate(line, limit - 1);
  return `${head.slice(0, end).replace(/[\s,;:.–-]+$/u, '')}…`;
}

const SENTENCE_END = /[.!?…。؟።।]["'”’)]*(?=\s)/gu;

/**
 * Returns whole sentences of the first paragraph, up to `limit`. If the first sentence is too long,
 * it is cut between words.
 */
export function leadOf(text: string, limit: number): string {
  const paragraph = text.trim().split(/\n\s*\n/u, 1)[0] ?? '';
  if ([...paragraph].length <= limit) return paragraph;
  let lead = '';
  for (const { index, 0: mark } of paragraph.matchAll(SENTENCE_END)) {
    const sentences = paragraph.slice(0, index + mark.length);
    if ([...sentences].length > limit) break;
    lead = sentences;
  }
  return lead || truncateAtWord(paragraph, limit);
}

/** If a sentence was cut, the rest begins with an ellipsis. The rest is "" if there is none. */
export function leadAndRest(text: string, limit: number): { lead: string; rest: string } {
  const whole = text.trim();
  const lead = leadOf(whole, limit);
  if (whole.startsWith(lead)) return { lead, rest: whole.slice(lead.length).trim() };
  const said = lead.replace(/…$/u, '');
  const words = said.split(' ');
  // Compares words, because spaces may differ.
  const isWordCut =
    words.length === 1 && whole.startsWith(said) && /^\S/u.test(whole.slice(said.length));
  const rest = isWordCut
    ? whole.slice(said.length)
    : whole.replace(new RegExp(`^(?:\\S+\\s+){${words.length}}`, 'u'), '');
  return { lead, rest: `…${rest}` };
}

/** A line end counts as one letter, like in forms. */
export function plainParagraphs(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

/** Every name has one, in any script (rulings). */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Trims the text and removes invisible marks that were copied. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
