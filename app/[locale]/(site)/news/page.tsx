import '@/app/styles/news.css';
import type { Metadata } from 'next';
import { NewsBrowser } from '@/components/news/news-browser';
import { pageVariants } from '@/components/ui/page';
import { setPageStatus } from '@/lib/http/page-status';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import type { SearchParams } from '@/lib/url/booking-url';
import { parseNewsState } from '@/lib/url/news-url';
import { loadNews } from './load-news';
import { newsMetadata } from './news-metadata';

interface PageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return newsMetadata(parseNewsState(await searchParams), await pageTexts('meta.news'));
}

async function NewsPage({ searchParams }: PageProps) {
  const state = parseNewsState(await searchParams);
  const news = await loadNews(state, Date.now());
  if (news.hasFailed && news.articles.length === 0) setPageStatus(502);
  return (
    // Short states leave the foot of the page below the fold.
    <main className={pageVariants({ className: 'min-h-[70vh] pb-12' })}>
      <NewsBrowser state={state} news={news} />
    </main>
  );
}

export default withTexts('(site)/news/page', NewsPage);
