import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { Art } from '@/components/ui/art';
import { communitySlug } from '@/lib/domain/directory/slugs';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { communityPath } from '@/lib/url/communities-url';
import { HomeSection } from './home-section';

interface HomeCommunitiesProps {
  /** How many public services each has. */
  counts: readonly { id: number; count: number }[];
}

/** The list says how what is in it looks. */
const listLook =
  '-mx-gutter flex gap-3 overflow-x-auto px-gutter pb-2 [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-5 lg:overflow-visible lg:p-0 *:w-29 *:flex-none lg:*:w-auto [&_a]:grid [&_a]:gap-2 [&_a]:text-sm [&_a]:no-underline lg:[&_a]:text-base/5.5 [&_b]:block [&_b]:font-semibold [&_a:hover_b]:underline [&_img]:aspect-5/6 [&_img]:w-full [&_img]:rounded-t-pill [&_img]:rounded-b-sm [&_img]:object-cover [&_img]:object-bottom';

/** The six communities, each with a picture and the number of its services. */
export function HomeCommunities({ counts }: HomeCommunitiesProps) {
  const t = useTexts('directory.home');
  const names = useTexts('forms.communityNames');
  return (
    <HomeSection id="home-communities" heading={t('communities')}>
      <ul className={listLook}>
        {COMMUNITIES.map(({ id }) => {
          const count = counts.find((one) => one.id === id)?.count ?? 0;
          return (
            <li key={id}>
              <PageLink href={communityPath(id)}>
                <Art name={`community-${communitySlug(id)}`} />
                <span>
                  <b>{names(`community${id}`)}</b>
                  {count > 0 ? (
                    <span className="text-sm text-muted">{t('services', { count })}</span>
                  ) : null}
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
