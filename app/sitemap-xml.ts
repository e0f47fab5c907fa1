import 'server-only';
import { escapeUTF8 } from 'entities/escape';
import { env } from '@/lib/server/env';
import { HostError } from '@/lib/server/host/transport/host-error';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { COMPLETE } from '@/lib/shared/texts/languages';
import { DEFAULT_LOCALE, type Locale, tagOf } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { isEnglishOnly } from '@/lib/shared/url/pages';
import { listSitemapPages, type SitemapPage } from './sitemap-pages';

/** A page takes about 1.7 KB with its alternates, so a file 3.4 MB: written in a few hundredths of a second. */
const PAGES_IN_FILE = 2_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const RETRY_AFTER_SECONDS = 60;

function addressOf(locale: Locale, path: string): string {
  return escapeUTF8(env().SITE_URL + localePath(locale, path));
}

function alternatesOf(path: string): string[] {
  if (isEnglishOnly(path)) return [];
  return [
    ...COMPLETE.map((language) => [tagOf(language), language] as const),
    ['x-default', DEFAULT_LOCALE] as const,
  ].map(
    ([name, language]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${addressOf(language, path)}"/>`,
  );
}

function toRow(locale: Locale, { path, lastModified }: SitemapPage): string {
  const changed = lastModified ? `<lastmod>${escapeUTF8(lastModified)}</lastmod>` : '';
  const alternates = alternatesOf(path).join('');
  return `<url><loc>${addressOf(locale, path)}</loc>${changed}${alternates}</url>\n`;
}

/** The files of `sitemapFile`, some for each complete language. */
export async function sitemapIndex(): Promise<string> {
  const count = Math.ceil((await listSitemapPages()).length / PAGES_IN_FILE);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const files = COMPLETE.flatMap((locale) => numbers.map((number) => `${locale}-${number}.xml`));
  const rows = files.map(
    (file) => `<sitemap><loc>${escapeUTF8(`${env().SITE_URL}/sitemap/${file}`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${PROTOCOL}>\n${rows.join('')}</sitemapindex>\n`;
}

/** Null for files that the index does not name. */
export async function sitemapFile(file: string): Promise<string | null> {
  const [, language, number] = /^([a-zA-Z-]+)-([1-9]\d*)\.xml$/.exec(file) ?? [];
  const locale = COMPLETE.find((code) => code === language);
  if (!locale) return null;
  const end = Number(number) * PAGES_IN_FILE;
  const pages = (await listSitemapPages()).slice(end - PAGES_IN_FILE, end);
  if (pages.length === 0) return null;
  const named = pages.filter(({ path }) => locale === DEFAULT_LOCALE || !isEnglishOnly(path));
  const rows = named.map((page) => toRow(locale, page)).join('');
  const namespaces = `${PROTOCOL} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${HEAD}<urlset ${namespaces}>\n${rows}</urlset>\n`;
}

/** Answers 503 if {host} fails, because after an empty sitemap crawlers would forget the pages. */
export async function answerXml(write: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await write();
    if (xml === null) return new Response(null, { status: 404 });
    const headers = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=0' };
    return new Response(xml, { headers });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return new Response(textsFor(DEFAULT_LOCALE, 'errors.reasons')('hostFailed'), {
      status: 503,
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' },
    });
  }
}
