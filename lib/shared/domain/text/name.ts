/**
 * What stands in a name beside a point at a word's end. Joiners shape letters of Persian and of the scripts of India.
 * For a class of a regular expression.
 */
export const IN_NAMES = String.raw`\p{L}\p{M}\u200c\u200d'’-`;

/** Letters that look like full stops. */
export const LIKE_STOPS = String.raw`\ua4f8-\ua4fd\u318d\u119e\u{1d16d}`;

/** With one hyphen and one apostrophe for all that people and programs write. */
export function plainName(name: string | null): string {
  return (name ?? '')
    .normalize('NFC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?<=\p{L}\p{M}*)[`´‘ʼ′](?=\p{L})/gu, '’');
}
