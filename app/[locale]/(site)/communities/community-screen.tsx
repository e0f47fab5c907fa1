import { notFound } from 'next/navigation';
import { CommunityProblem } from '@/components/directory/community/community-problem';
import { CommunityView } from '@/components/directory/community/community-view';
import { communityOfSlug } from '@/lib/domain/directory/slugs';
import type { SetStatus } from '@/lib/http/page-status';
import { requestLocale } from '@/lib/texts/request-locale';
import { loadCommunity, loadCommunityNews } from './load-community';

/** The page of a community, as the copy for all. */
export async function communityScreen({ slug, setStatus }: { slug: string; setStatus: SetStatus }) {
  const id = communityOfSlug(slug);
  if (id === null) notFound();
  const loaded = await loadCommunity(id);
  if (loaded === 'notOffered') notFound();
  if (loaded === 'failed') {
    setStatus(502);
    return <CommunityProblem id={id} />;
  }
  const now = Date.now();
  const { articles, isComplete } = await loadCommunityNews(id, now, await requestLocale());
  if (!isComplete) setStatus(200);
  return <CommunityView {...loaded} id={id} articles={articles} now={now} />;
}
