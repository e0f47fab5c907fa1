/** Words, or a web address. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
/** They end a sentence, not an address. */
const TRAILING = new Set(".,;:!?…'’”»])");

/** Keeps a bracket opened in the address: `/wiki/Malta_(island)`. */
function endOf(address: string): string {
  let end = address.length;
  // A regular expression would be slow on many signs.
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

/** Joined, they give the text. */
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

/** At blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
