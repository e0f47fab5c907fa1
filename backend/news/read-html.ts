import { Parser } from 'htmlparser2';

const UNSEEN = new Set('script style iframe noscript template svg head object'.split(' '));
/** Elements that may stand within a word; all others part it. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup u wbr'.split(' '),
);

/** Control characters, and those that turn the direction of all text after them. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
/** Half of a surrogate pair, which Postgres cannot store. */
const LONE_SURROGATE = /\p{Cs}/gu;
/** A picture of one pixel counts visits; it shows nothing. */
const TRACKER = /^[01](?:px)?$/;

/** Far more than is shown of a text. A parser's work grows with the square of an attack's depth. */
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
 * What a piece of HTML says, as one line of plain text, and the address of its first picture as it
 * is written there, or null. Scripts, styles and frames say nothing. Reads the beginning
 * of any text.
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
