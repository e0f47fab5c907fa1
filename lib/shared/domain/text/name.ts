/**
 * What may stand in a name, besides a point at the end of a word. Joiners shape letters of Persian
 * and of Indian scripts. It is for a class of a regular expression.
 */
export const IN_NAMES = String.raw`\p{L}\p{M}\u200c\u200d'’-`;

/** Letters that look like full stops. */
export const LIKE_STOPS = String.raw`\ua4f8-\ua4fd\u318d\u119e\u{1d16d}`;

/** People and programs write many kinds of hyphens and apostrophes. This uses one of each. */
export function plainName(name: string | null): string {
  return (name ?? '')
    .normalize('NFC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?<=\p{L}\p{M}*)[`´‘ʼ′](?=\p{L})/gu, '’');
}
