import { answerXml, sitemapIndex } from '../sitemap-xml';

/** The build knows neither the address nor what is public. Next's own sitemap cannot answer 503. */
export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerXml(sitemapIndex);
}
