import { answerXml, sitemapFile } from '../../sitemap-xml';

export const dynamic = 'force-dynamic';

/** The pages of one language. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return answerXml(() => sitemapFile(file));
}
