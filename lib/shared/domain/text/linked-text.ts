/** Words, or a web address. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
/** Signs that end a sentence and not an address. */
const TRAILING = new Set(".,;:!?…'’”»])");

/** Keeps a bracket that was opened in the address: `/wiki/Malta_(island)`. */
function endOf(address: string): string {
  let end = address.length;
  // With many of these signs, a regular expression would be slow.
  while (TRAILING.has(address.charAt(end - 1))) end -= 1;
  const cut = address.slice(0, end);
  const next = address.slice(cut.length, cut.length + 1);
  return next === ')' && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}

function hrefOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, href } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !username ? href : null;
}

/** If the pieces are joined, they give the text again. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = endOf(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), href: null });
    pieces.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null });
  return pieces;
}

/** Splits the text at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
