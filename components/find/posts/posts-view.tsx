import { pagesOf } from '@/components/find/search/result-pages';
import { scrolledLook } from '@/components/find/search/scrolled-look';
import { PageLink } from '@/components/shared/links/page-link';
import { AskCommunity, CommunityFirst } from '@/components/shared/own-community/community-first';
import { buttonVariants } from '@/components/shared/ui/button';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronLeft, ChevronRight } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath, postsPath } from '@/lib/shared/url/communities-url';
import { paths } from '@/lib/shared/url/paths';
import { NewsParts } from './news-parts';
import { type ListedPost, PostList } from './post-list';

interface OwnPosts {
  /** Null for none. */
  community: CommunityId | null;
  count: number;
  posts: readonly ListedPost[];
}

export interface ShownPosts {
  posts: readonly ListedPost[];
  /** Null in the list of one community, or if unknown. */
  own: OwnPosts | null;
  /** Null for all communities. */
  communityId: CommunityId | null;
  page: number;
  total: number;
  communities: readonly CommunityId[];
}

const pillLook = choicePillVariants({ className: 'flex-none no-underline' });

export function PostsView({ shown, now }: { shown: ShownPosts; now: number }) {
  const t = useTexts('slates.list');
  const names = useTexts('forms.communityNames');
  const { posts, own, communityId, communities } = shown;
  return (
    <main>
      <section className="bg-wash py-6 md:py-9">
        <div className={pageVariants({ className: 'flex flex-col gap-3' })}>
          <NewsParts current="posts" />
          <h1 className={headingVariants({ size: 'large' })}>
            {communityId
              ? t('titleOf', { community: names(`community${communityId}`) })
              : t('title')}
          </h1>
          <p className="max-w-measure text-lg text-muted">{t('lead')}</p>
        </div>
      </section>
      <div className={pageVariants({ className: 'flex flex-col gap-6 pt-5 pb-16' })}>
        {communities.length > 0 ? (
          <nav className={`${scrolledLook} lg:flex-wrap`} aria-label={t('communities')}>
            <PageLink className={pillLook} href={paths.posts} aria-current={communityId === null}>
              {t('all')}
            </PageLink>
            {communities.map((id) => (
              <PageLink
                className={pillLook}
                key={id}
                href={postsPath(id)}
                aria-current={id === communityId}
              >
                {names(`community${id}`)}
              </PageLink>
            ))}
          </nav>
        ) : null}
        {own ? <OwnPostsFirst own={own} now={now} /> : null}
        {posts.length > 0 ? (
          <>
            <h2 className="sr-only">{t('order')}</h2>
            <PostList posts={posts} now={now} isMixed={communityId === null} />
          </>
        ) : (
          <EmptyState title={t('emptyTitle')}>
            <p>
              {t.rich('empty', {
                app: (chunks) => <PageLink href={paths.downloadApp}>{chunks}</PageLink>,
              })}
            </p>
          </EmptyState>
        )}
        {communityId ? <PageLinks {...shown} communityId={communityId} /> : null}
        {communityId ? (
          <PageLink
            className={textLinkVariants({ className: 'self-start' })}
            href={communityPath(communityId)}
          >
            {t('community', { community: names(`community${communityId}`) })}
          </PageLink>
        ) : null}
      </div>
    </main>
  );
}

function OwnPostsFirst({ own, now }: { own: OwnPosts; now: number }) {
  const { community, count, posts } = own;
  if (community === null || posts.length === 0) return <AskCommunity without={community} />;
  return (
    <CommunityFirst community={community} count={count} href={postsPath(community)}>
      <PostList posts={posts} now={now} isMixed={false} />
    </CommunityFirst>
  );
}

type PageLinksProps = Pick<ShownPosts, 'page' | 'total'> & { communityId: CommunityId };

function PageLinks({ communityId, page, total }: PageLinksProps) {
  const t = useTexts('slates.list');
  const pages = useTexts('directory.pages');
  const last = pagesOf(total);
  if (last < 2) return null;
  const look = buttonVariants({ look: 'secondary' });
  return (
    <nav className="flex flex-wrap items-center gap-4 print:hidden" aria-label={pages('label')}>
      {page > 1 ? (
        <PageLink className={look} href={postsPath(communityId, page - 1)} rel="prev">
          <ChevronLeft className="rtl:-scale-x-100" />
          {t('newer')}
        </PageLink>
      ) : null}
      <span className="text-sm text-muted">{pages('page', { page, last })}</span>
      {page < last ? (
        <PageLink className={look} href={postsPath(communityId, page + 1)} rel="next">
          {t('older')}
          <ChevronRight className="rtl:-scale-x-100" />
        </PageLink>
      ) : null}
    </nav>
  );
}
