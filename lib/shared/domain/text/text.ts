/** In code points, so that no emoji is cut; adds an ellipsis. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** On one line, cut between words with an ellipsis; a longer first word is cut in two. */
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
 * Whole sentences of the first paragraph within `limit`; a longer first one is cut between words.
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

/** An ellipsis begins the rest after a cut sentence; "" for none. */
export function leadAndRest(text: string, limit: number): { lead: string; rest: string } {
  const whole = text.trim();
  const lead = leadOf(whole, limit);
  if (whole.startsWith(lead)) return { lead, rest: whole.slice(lead.length).trim() };
  const said = lead.replace(/…$/u, '');
  const words = said.split(' ');
  // By words, because spaces may differ.
  const isWordCut =
    words.length === 1 && whole.startsWith(said) && /^\S/u.test(whole.slice(said.length));
  const rest = isWordCut
    ? whole.slice(said.length)
    : whole.replace(new RegExp(`^(?:\\S+\\s+){${words.length}}`, 'u'), '');
  return { lead, rest: `…${rest}` };
}

/** Line ends count as one letter, as in forms. */
export function plainParagraphs(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

/** As every name has, in any script (rulings). */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Trimmed, without copied invisible marks. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
