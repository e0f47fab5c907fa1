import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { Art } from '@/components/ui/art';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { communitySlug } from '@/lib/domain/directory/slugs';
import type { CommunityId } from '@/lib/domain/places/communities';
import { servicesOfCommunityPath } from '@/lib/url/communities-url';
import { countriesOf } from './countries-of';

/**
 * The name of a community, where its people come from, and the way to its services. Beside it, where
 * there is room, four doorways on one table, whose cloth hangs over the edge.
 */
export function CommunityHead({ id, hasServices }: { id: CommunityId; hasServices: boolean }) {
  const t = useTexts('communities.page');
  const names = useTexts('forms.communityNames');
  const options = useTexts('forms.communities');
  return (
    <section className="bg-hero text-on-hero" data-ground="hero">
      <div
        className={pageVariants({
          className: 'items-end gap-12 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]',
        })}
      >
        <div className="flex min-w-0 flex-col items-start gap-4 py-8 md:py-12">
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
        <Art
          name={`neighbours-${communitySlug(id)}`}
          className="relative mt-6 -mb-7 h-auto w-full max-md:hidden"
        />
      </div>
    </section>
  );
}
