import { escapeUTF8 } from 'entities/escape';
import { HostError } from '@/lib/host/transport/host-error';
import { textsFor } from '@/lib/texts/catalogue';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
import { listSitemapEntries, type SitemapEntry } from '../sitemap-entries';

/** The build knows neither the address nor what is public. */
export const dynamic = 'force-dynamic';

const RETRY_AFTER_SECONDS = 60;

function toXml({ url, lastModified, alternates = [] }: SitemapEntry): string {
  const changed = lastModified ? `<lastmod>${escapeUTF8(lastModified)}</lastmod>` : '';
  const others = alternates.map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUTF8(href)}"/>`,
  );
  return `<url><loc>${escapeUTF8(url)}</loc>${changed}${others.join('')}</url>\n`;
}

/**
 * Next's convention cannot answer "not now": crawlers would forget the pages for an empty sitemap.
 */
export async function GET(): Promise<Response> {
  try {
    const rows = (await listSitemapEntries()).map(toXml).join('');
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows}</urlset>
`;
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
