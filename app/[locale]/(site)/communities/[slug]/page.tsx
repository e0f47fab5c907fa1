import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { CommunityView } from '@/components/find/community/community-view';
import { UnreadPage } from '@/components/find/unread-page';
import { doNotShare, setPageStatus } from '@/lib/server/http/page-status';
import { INDEXED_FROM } from '@/lib/shared/domain/directory/search';
import { communityOfSlug } from '@/lib/shared/domain/directory/slugs';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath } from '@/lib/shared/url/communities-url';
import { loadCommunity, loadCommunityNews, loadCommunityPosts } from '../load-community';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const id = communityOfSlug((await params).slug);
  const loaded = id && (await loadCommunity(id));
  if (!loaded || loaded === 'notOffered') return missingMetadata();
  const title = (await pageTexts('forms.communityNames'))(`community${id}`);
  if (loaded === 'failed') return { title, robots: { index: false } };
  const t = await pageTexts('communities.meta');
  return {
    ...(await pageMetadata({
      title,
      description: t('description', { community: title }),
      path: communityPath(id),
    })),
    ...(loaded.serviceCount + loaded.eventCount < INDEXED_FROM && { robots: { index: false } }),
  };
}

export default async function CommunityPage({ params }: PageProps) {
  const id = communityOfSlug((await params).slug);
  if (id === null) return missingScreen();
  const loaded = await loadCommunity(id);
  if (loaded === 'notOffered') return missingScreen();
  if (loaded === 'failed') {
    setPageStatus(502);
    return <CommunityProblem id={id} />;
  }
  const now = Date.now();
  // Read last, because an earlier answer may be the first that says whether {host} is our backend.
  const [news, posts] = await Promise.all([
    loadCommunityNews(id, now, await getLocale()),
    loadCommunityPosts(id),
  ]);
  if (!news.isComplete || !posts.isComplete) doNotShare();
  const { slates, slateCount } = posts;
  const { articles } = news;
  return <CommunityView community={{ ...loaded, id, now, slates, slateCount, articles }} />;
}

function CommunityProblem({ id }: { id: CommunityId }) {
  const t = useTexts('communities.problem');
  return <UnreadPage title={t('title')} path={communityPath(id)} />;
}
