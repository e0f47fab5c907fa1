import type { Metadata } from 'next';
import type { ItemList, WithContext } from 'schema-dts';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import type { ListedPost } from '@/components/directory/posts/post-list';
import { PostsView } from '@/components/directory/posts/posts-view';
import { UnreadPage } from '@/components/directory/unread-page';
import { JsonLd } from '@/components/site/json-ld';
import { INDEXED_FROM } from '@/lib/domain/directory/search';
import { env } from '@/lib/env';
import { doNotShare, setPageStatus } from '@/lib/http/page-status';
import { pageTexts } from '@/lib/texts/page-texts';
import { postsPath } from '@/lib/url/communities-url';
import { paths } from '@/lib/url/paths';
import { slatePath } from '@/lib/url/slate-url';
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
      <JsonLd data={postList(shown.posts, env().SITE_URL)} />
      <PostsView shown={shown} now={Date.now()} />
    </>
  );
}

function postList(posts: readonly ListedPost[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: posts.map(({ slate }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl + slatePath(slate.id),
    })),
  };
}
