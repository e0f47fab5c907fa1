import { coveringLinkVariants } from '@/components/links/covering-look';
import { PageLink } from '@/components/links/page-link';
import { Art } from '@/components/ui/art';
import { communitySlug } from '@/lib/domain/directory/slugs';
import { COMMUNITIES, type CommunityId } from '@/lib/domain/places/communities';
import { useTexts } from '@/lib/texts/use-texts';
import { communityPath } from '@/lib/url/communities-url';
import { countriesOf } from './countries-of';

/** Doorways to communities, with some of the countries that their people come from. */
export function CommunityLinks({ ids }: { ids: readonly CommunityId[] }) {
  const names = useTexts('forms.communityNames');
  const options = useTexts('forms.communities');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
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
