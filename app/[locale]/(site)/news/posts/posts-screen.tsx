import type { Metadata } from 'next';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { PostsView } from '@/components/find/posts/posts-view';
import { UnreadPage } from '@/components/find/unread-page';
import { ListData } from '@/components/shared/site/list-data';
import { env } from '@/lib/server/env';
import { doNotShare, setPageStatus } from '@/lib/server/http/page-status';
import { INDEXED_FROM } from '@/lib/shared/domain/directory/search';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { postsPath } from '@/lib/shared/url/communities-url';
import { paths } from '@/lib/shared/url/paths';
import { slatePath } from '@/lib/shared/url/slate-url';
import type { LoadedPosts } from './load-posts';

export async function postsMetadata(loaded: LoadedPosts): Promise<Metadata> {
  if (loaded === 'missing') return missingMetadata();
  const t = await pageTexts('slates.list');
  if (loaded === 'failed') return { title: t('title'), robots: { index: false } };
  const { communityId, page, total } = loaded;
  const names = await pageTexts('forms.communityNames');
  const community = communityId ? names(`community${communityId}`) : '';
  const title = community ? t('titleOf', { community }) : t('title');
  const onPage = (await pageTexts('directory.pages'))('go', { page });
  return {
    ...(await pageMetadata({
      title: page > 1 ? `${title} · ${onPage}` : title,
      description: community ? t('descriptionOf', { community }) : t('description'),
      path: communityId ? postsPath(communityId, page) : paths.posts,
    })),
    ...(total < INDEXED_FROM && { robots: { index: false } }),
  };
}

export async function postsScreen(loaded: LoadedPosts, path: string) {
  if (loaded === 'missing') return missingScreen();
  if (loaded === 'failed') {
    setPageStatus(502);
    return <UnreadPage title={(await pageTexts('slates.list'))('failed')} path={path} />;
  }
  const { isComplete, ...shown } = loaded;
  if (!isComplete) doNotShare();
  return (
    <>
      <ListData
        pages={shown.posts.map(({ slate }) => ({ path: slatePath(slate.id) }))}
        siteUrl={env().SITE_URL}
      />
      <PostsView shown={shown} now={Date.now()} />
    </>
  );
}
