import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { communitySlug } from '@/lib/domain/directory/slugs';
import type { CommunityId } from '@/lib/domain/places/communities';
import { servicesOfCommunityPath } from '@/lib/url/communities-url';
import { countriesOf } from './countries-of';

/** The name of a community, where its people come from, and the way to its services. */
export function CommunityHead({ id, hasServices }: { id: CommunityId; hasServices: boolean }) {
  const t = useTexts('communities.page');
  const names = useTexts('forms.communityNames');
  const options = useTexts('forms.communities');
  return (
    <section className="bg-hero text-on-hero" data-ground="hero">
      <div className={pageVariants({ className: 'flex items-end justify-between gap-8' })}>
        <div className="flex flex-col items-start gap-4 py-8 md:py-12">
          <h1 className={headingVariants({ size: 'hero' })}>{names(`community${id}`)}</h1>
          <p className="max-w-[38ch] text-lg">
            {t('from', { countries: countriesOf(id, options) })}
          </p>
          {hasServices ? (
            <PageLink
              className={buttonVariants({ look: 'hero', size: 'large' })}
              href={servicesOfCommunityPath(id)}
            >
              {t('find')}
            </PageLink>
          ) : null}
        </div>
        <img
          className="w-60 rounded-t-pill max-md:hidden"
          src={`/art/community-${communitySlug(id)}.svg`}
          alt=""
          width={200}
          height={240}
        />
      </div>
    </section>
  );
}
