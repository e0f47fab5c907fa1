import { Parser } from 'htmlparser2';
import { truncateAtWord } from '@/lib/domain/text/text';
import { findInstant } from '@/lib/time/timestamp';

/** In plain text. */
export interface FeedEntry {
  title: string;
  snippet: string;
  link: string;
  pictureUrl: string | null;
  /** Epoch milliseconds; null when the feed has no readable date. */
  publishedAt: number | null;
}

export interface RawEntry {
  title: string;
  texts: readonly string[];
  links: readonly string[];
  pictures: readonly string[];
  dates: readonly unknown[];
  /** The nearest first. */
  bases: readonly string[];
}

/** More is an archive. */
export const MOST_ENTRIES = 100;

const TITLE_LENGTH = 200;
const SNIPPET_LENGTH = 300;
const LONGEST_ADDRESS = 2048;

/** Blogging software adds these below a summary. */
const APPENDED = [
  /\s*The post .{1,300} (?:appeared first|first appeared) on .{1,120}$/u,
  /\s*(?:Continue reading|Read more|Read full (?:story|article)|Lire la suite|Leer más)\W*$/iu,
  /\s*(?:\[(?:…|\.\.\.|&hellip;)\]|…|\.\.\.)$/u,
];

function isBase(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && /^https?:/i.test(address) && URL.canParse(address);
}

function findAddress(candidates: readonly string[], bases: readonly string[]): string | null {
  // A hostile feed may have tens of thousands of each.
  const base = bases.find(isBase);
  for (const candidate of candidates.map(toLine).filter(Boolean)) {
    if (!URL.canParse(candidate, base)) continue;
    const url = new URL(candidate, base);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (isWeb && !url.username && url.href.length <= LONGEST_ADDRESS) return url.href;
  }
  return null;
}

function toSnippet(text: string, title: string): string {
  let snippet = text.startsWith(title) ? text.slice(title.length).replace(/^[\s.:–-]+/u, '') : text;
  for (const ending of APPENDED) {
    const cut = snippet.replace(ending, '');
    if (cut !== snippet && ending === APPENDED[2]) snippet = `${cut.trimEnd()}…`;
    else snippet = cut;
  }
  return truncateAtWord(snippet, SNIPPET_LENGTH);
}

/** Null without a title or a web address. */
export function toEntry(raw: RawEntry): FeedEntry | null {
  const title = truncateAtWord(readHtml(raw.title).text, TITLE_LENGTH);
  const link = findAddress(raw.links, raw.bases);
  if (!title || !link) return null;
  const read = raw.texts.map(readHtml);
  const pictures = [...raw.pictures, ...read.map(({ picture }) => picture ?? '')];
  return {
    title,
    link,
    snippet: toSnippet(read.find(({ text }) => text)?.text ?? '', title),
    pictureUrl: findAddress(pictures, [link, ...raw.bases]),
    publishedAt: raw.dates.map(findInstant).find((date) => date !== null) ?? null,
  };
}

const UNSEEN = new Set('script style iframe noscript template svg head object'.split(' '));
/** All other elements separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup u wbr'.split(' '),
);

/** Control characters, and those that change the direction of the text after them. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
/** Postgres cannot store half of a surrogate pair. */
const LONE_SURROGATE = /\p{Cs}/gu;
/** A one-pixel picture only counts visits. */
const TRACKER = /^[01](?:px)?$/;

/** The parser's work grows with the square of the nesting depth. */
const LONGEST_HTML = 20_000;

function toLine(text: string): string {
  return text
    .replace(UNPRINTABLE, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * As one line, with the address of its first picture. Leaves out scripts, styles and frames, and
 * the end of a very long text.
 */
function readHtml(html: string): { text: string; picture: string | null } {
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
