/** Counts code points, so that no emoji is cut in two, and adds an ellipsis. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/**
 * At most `limit` characters on one line, cut between words with an ellipsis. A longer first word
 * is cut in two.
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
 * As many whole sentences of the first paragraph as fit into `limit`, at least one, which is cut
 * between words if it is longer.
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

/**
 * The lead as from `leadOf`, and the rest, "" for none. If the lead ends within a sentence, the
 * rest begins with an ellipsis.
 */
export function leadAndRest(text: string, limit: number): { lead: string; rest: string } {
  const whole = text.trim();
  const lead = leadOf(whole, limit);
  if (whole.startsWith(lead)) return { lead, rest: whole.slice(lead.length).trim() };
  const said = lead.replace(/…$/u, '');
  const words = said.split(' ');
  // Counts words, because the lead's spaces may differ from the text's.
  const isWordCut =
    words.length === 1 && whole.startsWith(said) && /^\S/u.test(whole.slice(said.length));
  const rest = isWordCut
    ? whole.slice(said.length)
    : whole.replace(new RegExp(`^(?:\\S+\\s+){${words.length}}`, 'u'), '');
  return { lead, rest: `…${rest}` };
}

/** Every name has one, in some script (rulings). */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Trimmed, without invisible marks that come along when text is copied. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
