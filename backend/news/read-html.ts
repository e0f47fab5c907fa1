import { Parser } from 'htmlparser2';

const UNSEEN = new Set('script style iframe noscript template svg head object'.split(' '));
/** Elements that may be inside a word; all others separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup u wbr'.split(' '),
);

/** Control characters, and those that change the direction of the text after them. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
/** Half of a surrogate pair, which Postgres cannot store. */
const LONE_SURROGATE = /\p{Cs}/gu;
/** Matches the side of a one-pixel picture, which only counts visits. */
const TRACKER = /^[01](?:px)?$/;

/**
 * Far more than is shown of a text. The parser's work grows with the square of the nesting depth.
 */
const LONGEST_HTML = 20_000;

/** A text on one line that can be stored and printed. */
export function toLine(text: string): string {
  return text
    .replace(UNPRINTABLE, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The text of a piece of HTML as one line, and the address of its first picture as written there,
 * or null. Leaves out scripts, styles and frames. Reads only the beginning of a very long text.
 */
export function readHtml(html: string): { text: string; picture: string | null } {
  const pieces: string[] = [];
  let unseen = 0;
  let picture: string | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (UNSEEN.has(name)) unseen += 1;
        else if (!INLINE.has(name)) pieces.push(' ');
        const isTracker =
          TRACKER.test(attributes.width ?? '') || TRACKER.test(attributes.height ?? '');
        if (name === 'img' && unseen === 0 && !isTracker)
          picture ??= attributes.src?.trim() || null;
      },
      ontext(text) {
        if (unseen === 0) pieces.push(text);
      },
      onclosetag(name) {
        if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
        else if (!INLINE.has(name)) pieces.push(' ');
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.slice(0, LONGEST_HTML));
  return { text: toLine(pieces.join('')), picture };
}
