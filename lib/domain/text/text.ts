/** The first `limit` characters (code points, so that no emoji is cut in two) and an ellipsis. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/**
 * At most `limit` characters on one line, cut between words and closed by an ellipsis. A first
 * word longer than that is cut in two.
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
 * The opening of a text: as many whole sentences of its first paragraph as fit into `limit`
 * characters, at least one, and that one cut between words if it is longer.
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
 * A text told in two places without saying anything twice: its lead, as `leadOf` gives it, and what
 * comes after it, "" for nothing. Where the lead ends within a sentence, the rest begins with an ellipsis.
 */
export function leadAndRest(text: string, limit: number): { lead: string; rest: string } {
  const whole = text.trim();
  const lead = leadOf(whole, limit);
  if (whole.startsWith(lead)) return { lead, rest: whole.slice(lead.length).trim() };
  const said = lead.replace(/…$/u, '');
  const words = said.split(' ');
  // The spaces of the lead may have been others in the text, so that its words are counted.
  const isWordCut =
    words.length === 1 && whole.startsWith(said) && /^\S/u.test(whole.slice(said.length));
  const rest = isWordCut
    ? whole.slice(said.length)
    : whole.replace(new RegExp(`^(?:\\S+\\s+){${words.length}}`, 'u'), '');
  return { lead, rest: `…${rest}` };
}

/** Whether a text has a letter or a digit of some script, as every name has (rulings). */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** A text without the invisible marks, as of direction, that come along when it is copied; trimmed. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
