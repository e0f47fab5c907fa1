import { cva } from 'class-variance-authority';
import { AuthorPicture } from '@/components/news/slates/author-picture';
import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import { CoverPicture } from '@/components/shared/ui/cover-picture';
import { Heart, MessageSquare } from '@/components/shared/ui/icons';
import type { CommunitySlate } from '@/lib/shared/contract/slates';
import { articleAge } from '@/lib/shared/domain/news/article-age';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { toIso } from '@/lib/shared/time/instant';
import { slateFilePath, slatePath } from '@/lib/shared/url/slate-url';

const WORDS_LIMIT = 220;

/** Words alone are as high as the pictures beside them, and stand in the middle. */
const wordsVariants = cva('', {
  variants: {
    look: {
      'below a picture': 'line-clamp-4',
      alone: 'line-clamp-6 text-lg/7 font-semibold sm:line-clamp-8 sm:text-xl/8',
    },
  },
});

interface PostCardProps {
  slate: CommunitySlate;
  /** Epoch ms. */
  now: number;
  /** Set among posts of several communities, to name the one of this post. */
  communityId?: CommunityId | undefined;
}

export function PostCard({ slate, now, communityId }: PostCardProps) {
  const communities = useTexts('forms.communityNames');
  const post = useTexts('slates.post');
  const more = useTexts('slates.more');
  const age = useTexts('news.age');
  const { id, text, language, createdAt, author, mediaType, hasPicture } = slate;
  const name = author.name || post('unnamedAuthor', { product: product.name });
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden rounded-lg border border-line ${hasPicture ? 'bg-surface' : 'bg-wash'} can-hover:transition-shadow can-hover:duration-medium can-hover:hover:shadow-2`}
    >
      {hasPicture ? (
        <div className="relative aspect-video bg-sunken">
          <CoverPicture
            src={slateFilePath(id, mediaType === 'video' ? 'poster' : 'media')}
            width={480}
            height={270}
            loading="lazy"
          />
        </div>
      ) : null}
      <div className="flex flex-1 flex-col gap-2.5 p-4">
        <div className="flex min-w-0 items-center gap-2.5">
          <AuthorPicture
            slateId={id}
            name={name}
            hasPicture={author.hasPicture}
            size="small"
            loading="lazy"
          />
          <div className="min-w-0">
            <h3 className="line-clamp-2 text-base/5.5 font-semibold wrap-anywhere">
              <bdi translate="no">{name}</bdi>
            </h3>
            <div className="text-sm text-muted">
              {createdAt ? (
                <time dateTime={toIso(createdAt)}>
                  <bdi>{articleAge(createdAt, now, age)}</bdi>
                </time>
              ) : null}
              {createdAt && communityId ? ' · ' : null}
              {communityId ? communities(`community${communityId}`) : null}
            </div>
          </div>
        </div>
        <p
          className={`wrap-anywhere ${hasPicture ? 'mb-auto' : 'my-auto'}`}
          lang={language || undefined}
          dir="auto"
        >
          <PageLink
            className={coveringLinkVariants({
              around: 'card',
              className: wordsVariants({ look: hasPicture ? 'below a picture' : 'alone' }),
            })}
            href={slatePath(id)}
          >
            {truncateAtWord(text, WORDS_LIMIT) || more(mediaType ?? 'text')}
          </PageLink>
        </p>
        <Counts slate={slate} />
      </div>
    </article>
  );
}

function Counts({ slate: { likeCount, commentCount } }: { slate: CommunitySlate }) {
  const t = useTexts('slates.counts');
  const counts = [
    { key: 'likes', Icon: Heart, count: likeCount },
    { key: 'comments', Icon: MessageSquare, count: commentCount },
  ] as const;
  const shown = counts.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      {shown.map(({ key, Icon, count }) => (
        <li className="flex items-center gap-1.5" key={key}>
          <Icon className="size-4" />
          <span>{t.rich(key, { count, number: (chunks) => chunks })}</span>
        </li>
      ))}
    </ul>
  );
}
