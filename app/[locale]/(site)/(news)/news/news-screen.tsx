import { NewsFeed } from '@/components/news/news-feed';
import { setPageStatus } from '@/lib/http/page-status';
import { type NewsState, newsPath } from '@/lib/url/news-url';
import { loadNews } from './load-news';

export async function newsScreen(state: NewsState) {
  const news = await loadNews(state, Date.now());
  if (news.hasFailed && news.articles.length === 0) setPageStatus(502);
  return <NewsFeed key={newsPath(state)} state={state} first={news} />;
}
