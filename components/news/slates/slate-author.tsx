import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { Author } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath } from '@/lib/shared/url/communities-url';
import { providerPath } from '@/lib/shared/url/paths';
import { AuthorPicture } from './author-picture';

interface SlateAuthorProps {
  id: string;
  name: string;
  author: Author | null;
  communityId: CommunityId | null;
}

export function SlateAuthor({ id, name, author, communityId }: SlateAuthorProps) {
  const t = useTexts('slates.author');
  const names = useTexts('forms.communityNames');
  const { headline = '', location = '', serviceId = '' } = author ?? {};
  return (
    <div className="flex min-w-0 items-center gap-3 has-[a]:items-start">
      <AuthorPicture
        slateId={id}
        name={name}
        hasPicture={Boolean(author?.profileImage)}
        size="medium"
      />
      <div className="min-w-0 wrap-anywhere">
        <h1 className={headingVariants({ face: 'name', className: 'text-lg/6' })}>
          <bdi translate="no">{name}</bdi>
        </h1>
        {headline || location ? (
          <p className="text-sm text-muted">
            <bdi>{headline}</bdi>
            {headline && location ? ' · ' : null}
            <bdi>{location}</bdi>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-x-5">
          {serviceId ? (
            <PageLink
              className={textLinkVariants({ className: 'text-sm' })}
              href={providerPath(serviceId)}
            >
              <span>
                {t.rich('services', {
                  name,
                  author: (chunks) => <bdi translate="no">{chunks}</bdi>,
                })}
              </span>
            </PageLink>
          ) : null}
          {communityId ? (
            <PageLink
              className={textLinkVariants({ className: 'text-sm' })}
              href={communityPath(communityId)}
            >
              {t('community', { community: names(`community${communityId}`) })}
            </PageLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}
