import { Parser } from 'htmlparser2';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { findFeedInstant } from './feed-date';

/** All texts are plain. */
export interface FeedEntry {
  title: string;
  snippet: string;
  link: string;
  pictureUrl: string | null;
  /** Null if the entry has no date. */
  publishedAt: number | null;
}

export interface RawEntry {
  title: string;
  texts: readonly string[];
  links: readonly string[];
  pictures: readonly string[];
  dates: readonly string[];
  /** Base addresses, nearest first. */
  bases: readonly string[];
}

export const MOST_ENTRIES = 100;

const TITLE_LENGTH = 200;
const SNIPPET_LENGTH = 300;
const LONGEST_ADDRESS = 2048;

/** Sentences that blogging software appends. */
const APPENDED = [
  /\s*The post .{1,300} (?:appeared first|first appeared) on .{1,120}$/u,
  /\s*(?:Continue reading|Read more|Read full (?:story|article)|Lire la suite|Leer más)\W*$/iu,
  /\s*(?:\[(?:…|\.\.\.|&hellip;)\]|…|\.\.\.)$/u,
];

function isBase(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && /^https?:/i.test(address) && URL.canParse(address);
}

function findAddress(candidates: readonly string[], bases: readonly string[]): string | null {
  // Does not try all pairs, because a hostile feed may have thousands of addresses and bases.
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

/** Returns null without a title or a web address, and if the date cannot be read. */
export function toEntry(raw: RawEntry): FeedEntry | null {
  const title = truncateAtWord(readHtml(raw.title).text, TITLE_LENGTH);
  const link = findAddress(raw.links, raw.bases);
  if (!title || !link) return null;
  const dates = raw.dates.filter((date) => date.trim() !== '');
  const publishedAt = dates.map(findFeedInstant).find((date) => date !== null) ?? null;
  if (publishedAt === null && dates.length > 0) return null;
  const read = raw.texts.map(readHtml);
  const pictures = [...raw.pictures, ...read.map(({ picture }) => picture ?? '')];
  return {
    title,
    link,
    snippet: toSnippet(read.find(({ text }) => text)?.text ?? '', title),
    pictureUrl: findAddress(pictures, [link, ...raw.bases]),
    publishedAt,
  };
}

const UNSEEN = new Set('script style iframe noscript template svg head object'.split(' '));
/** These elements do not separate words. All others do. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup u wbr'.split(' '),
);

/** Control characters, and marks of the direction of text. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
/** Halves of surrogate pairs, which Postgres cannot store. */
const LONE_SURROGATE = /\p{Cs}/gu;
/** The size of a one-pixel picture, which is only there to count visits. */
const TRACKER = /^[01](?:px)?$/;

const LONGEST_HTML = 20_000;

function toLine(text: string): string {
  return text
    .replace(UNPRINTABLE, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Returns the text in one line and its first picture, without scripts, styles and frames. The end
 * of a long text is cut off.
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
