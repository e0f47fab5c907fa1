import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { parseNewsState } from '@/lib/shared/url/news-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { newsMetadata } from './news-metadata';
import { newsScreen } from './news-screen';

/** The layout reads the address, which the build would report as a mistake without this line. */
export const dynamic = 'force-dynamic';

interface PageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return newsMetadata(parseNewsState(await searchParams), await pageTexts('meta.news'));
}

async function NewsPage({ searchParams }: PageProps) {
  return newsScreen(parseNewsState(await searchParams));
}

export default withTexts('(site)/(news)/news/page', NewsPage);
