import { tagOf } from '@/lib/shared/texts/locales';
import { toIso } from '@/lib/shared/time/instant';

interface AtomEntry {
  url: string;
  title: string;
  author: string;
  summary: string;
  /** The language of the title. "" if it is not given. */
  language: string;
  category: string;
  updatedAt: number;
}

interface AtomFeed {
  url: string;
  page: string;
  title: string;
  author: string;
  language: string;
  entries: readonly AtomEntry[];
}

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 forbids control characters and halves of surrogate pairs. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (mark) => MARKS[mark] ?? '');
}

function entryLines(entry: AtomEntry): string[] {
  const { url, title, author, summary, language, category, updatedAt } = entry;
  const spoken = language ? ` xml:lang="${escapeXml(language)}"` : '';
  return [
    '<entry>',
    `<id>${escapeXml(url)}</id>`,
    `<title${spoken}>${escapeXml(title)}</title>`,
    `<updated>${toIso(updatedAt)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...(category ? [`<category term="${escapeXml(category)}"/>`] : []),
    `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ];
}

/** Writes RFC 4287. The same entries always give the same feed. */
export function toAtom({ url, page, title, author, language, entries }: AtomFeed): string {
  const updated = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(tagOf(language))}">`,
    `<id>${escapeXml(url)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${toIso(updated)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.flatMap(entryLines),
    '</feed>',
    '',
  ].join('\n');
}
