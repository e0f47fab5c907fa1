import { cva } from 'class-variance-authority';
import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { communitySlug } from '@/lib/shared/domain/directory/slugs';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath } from '@/lib/shared/url/communities-url';

const linksVariants = cva(
  'gap-x-4 gap-y-6 sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
  {
    variants: {
      isRow: {
        true: '-mx-gutter flex overflow-x-auto px-gutter pb-1 [scrollbar-width:none] max-sm:*:w-29 max-sm:*:flex-none',
        false: 'grid grid-cols-2',
      },
    },
  },
);

interface CommunityLinksProps {
  ids: readonly CommunityId[];
  isRow?: boolean;
}

export function CommunityLinks({ ids, isRow = false }: CommunityLinksProps) {
  const names = useTexts('forms.communityNames');
  const options = useTexts('forms.communities');
  return (
    <ul className={linksVariants({ isRow })}>
      {COMMUNITIES.filter(({ id }) => ids.includes(id)).map(({ id }) => (
        <li className="relative min-w-0" key={id}>
          <Art
            name={`community-${communitySlug(id)}`}
            className="h-auto w-full rounded-t-pill rounded-b-sm"
          />
          <PageLink
            className={coveringLinkVariants({
              around: 'row',
              className: 'flex min-h-target items-center pt-2 font-semibold hover:underline',
            })}
            href={communityPath(id)}
          >
            {names(`community${id}`)}
          </PageLink>
          <p className="text-sm text-muted">{countriesOf(id, options)}</p>
        </li>
      ))}
    </ul>
  );
}

/** What the name of its option in forms has in brackets. */
export function countriesOf(id: CommunityId, options: Texts<'forms.communities'>): string {
  const [, countries = ''] = /[(（](.*)[)）]/u.exec(options(`option${id}`)) ?? [];
  return countries;
}
