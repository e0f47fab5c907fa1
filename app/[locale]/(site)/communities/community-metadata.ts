import 'server-only';
import type { Metadata } from 'next';
import { missingMetadata } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { INDEXED_FROM } from '@/lib/domain/directory/search';
import { communityOfSlug } from '@/lib/domain/directory/slugs';
import { pageTexts } from '@/lib/texts/page-texts';
import { communityPath } from '@/lib/url/communities-url';
import { paths } from '@/lib/url/paths';
import { loadCommunity } from './load-community';

/** What crawlers read about a community. */
export async function communityMetadata(slug: string): Promise<Metadata> {
  const id = communityOfSlug(slug);
  const loaded = id && (await loadCommunity(id));
  if (!loaded || loaded === 'notOffered') return missingMetadata();
  if (loaded === 'failed') return { robots: { index: false } };
  const title = (await pageTexts('forms.communityNames'))(`community${id}`);
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

/** What crawlers read about the list of communities. */
export async function communitiesMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: (await pageTexts('communities.page'))('title'),
    description: (await pageTexts('communities.meta'))('listDescription'),
    path: paths.communities,
  });
}
