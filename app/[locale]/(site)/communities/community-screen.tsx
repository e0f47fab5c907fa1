import { missingScreen } from '@/app/missing-screen';
import { CommunityProblem } from '@/components/directory/community/community-problem';
import { CommunityView } from '@/components/directory/community/community-view';
import { communityOfSlug } from '@/lib/domain/directory/slugs';
import type { SetStatus } from '@/lib/http/page-status';
import { requestLocale } from '@/lib/texts/request-locale';
import { loadCommunity, loadCommunityNews, loadCommunityPosts } from './load-community';

/** The page of a community, as the copy for all. */
export async function communityScreen({ slug, setStatus }: { slug: string; setStatus: SetStatus }) {
  const id = communityOfSlug(slug);
  if (id === null) return missingScreen(setStatus);
  const loaded = await loadCommunity(id);
  if (loaded === 'notOffered') return missingScreen(setStatus);
  if (loaded === 'failed') {
    setStatus(502);
    return <CommunityProblem id={id} />;
  }
  const now = Date.now();
  // After services and events, because their answers may be the first to name the extensions of {host}.
  const [news, posts] = await Promise.all([
    loadCommunityNews(id, now, await requestLocale()),
    loadCommunityPosts(id),
  ]);
  if (!news.isComplete || !posts.isComplete) setStatus(200);
  const { slates, slateCount } = posts;
  const { articles } = news;
  return <CommunityView community={{ ...loaded, id, now, slates, slateCount, articles }} />;
}
