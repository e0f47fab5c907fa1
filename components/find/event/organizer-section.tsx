import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { Names } from '@/components/shared/ui/names';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { Service } from '@/lib/shared/contract/services';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { providerPath } from '@/lib/shared/url/paths';

export type ShownOrganizer = Pick<
  Service,
  'id' | 'name' | 'address' | 'categoryId' | 'categoryTitle' | 'profileImageUrl'
>;

export function OrganizerSection({ organizer }: { organizer: ShownOrganizer }) {
  const t = useTexts('publicEvents.event');
  const categories = useTexts('services.categories');
  const about = [categoryTitle(organizer, categories), organizer.address].filter(Boolean);
  return (
    <section className="flex flex-col gap-4" aria-labelledby="organizer-title">
      <h2 className={headingVariants({ size: 'medium' })} id="organizer-title">
        {t('organizer')}
      </h2>
      <div className="relative grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-4">
        <ProviderLogo src={organizer.profileImageUrl} name={organizer.name} className="h-20 w-16" />
        <div className="min-w-0">
          <h3 className="text-lg/6 font-semibold wrap-anywhere">
            <bdi translate="no">{organizer.name}</bdi>
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            <Names names={about} mark=" · " />
          </p>
          <PageLink
            className="inline-flex min-h-target items-center text-sm font-semibold text-link underline-offset-4"
            href={providerPath(organizer.id)}
          >
            {t('profile')}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
