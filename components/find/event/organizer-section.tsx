import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { Card } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Names } from '@/components/shared/ui/names';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { Service } from '@/lib/shared/contract/services';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { formatTotal } from '@/lib/shared/domain/money';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { providerPath } from '@/lib/shared/url/paths';

export interface ShownOrganizer {
  service: Pick<
    Service,
    'id' | 'name' | 'address' | 'categoryId' | 'categoryTitle' | 'profileImageUrl'
  >;
  items: readonly ServiceItem[];
  isBookable: boolean;
}

/** More would push the other events away. */
const SHOWN = 3;

export function OrganizerSection({ organizer }: { organizer: ShownOrganizer }) {
  const t = useTexts('publicEvents.event');
  const categories = useTexts('services.categories');
  const { service, items, isBookable } = organizer;
  const about = [categoryTitle(service, categories), service.address].filter(Boolean);
  return (
    <section className="flex flex-col gap-4" aria-labelledby="organizer-title">
      <h2 className={headingVariants({ size: 'medium' })} id="organizer-title">
        {t('organizer')}
      </h2>
      <div className="relative grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-4">
        <ProviderLogo src={service.profileImageUrl} name={service.name} className="h-20 w-16" />
        <div className="min-w-0">
          <h3 className="text-lg/6 font-semibold wrap-anywhere">
            <bdi translate="no">{service.name}</bdi>
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            <Names names={about} mark=" · " />
          </p>
          <PageLink
            className="inline-flex min-h-target items-center text-sm font-semibold text-link underline-offset-4"
            href={providerPath(service.id)}
          >
            {t('profile')}
          </PageLink>
        </div>
      </div>
      {isBookable && items.length > 0 ? (
        <Card padding="none">
          <ul>
            {items.slice(0, SHOWN).map((item) => (
              <OrganizerItem key={item.id} serviceId={service.id} item={item} />
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

function OrganizerItem({ serviceId, item }: { serviceId: string; item: ServiceItem }) {
  const t = useTexts('publicEvents.event');
  const duration = useTexts('ui.duration');
  const price = useTexts('ui.price');
  const { id, name, durationMinutes, priceMinor } = item;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 border-line px-5 py-3 not-first:border-t max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 max-sm:row-span-2">
        <h4 className="font-semibold wrap-anywhere">
          <bdi translate="no">{name}</bdi>
        </h4>
        <p className="text-sm text-muted">
          <bdi>{formatDuration(durationMinutes, duration)}</bdi>
        </p>
      </div>
      <b className="text-end">{formatTotal(priceMinor, price)}</b>
      <PageLink
        className={buttonVariants({ look: 'soft', size: 'small', className: 'justify-self-end' })}
        href={bookingPath({ serviceId, itemIds: [id] })}
      >
        {t.rich('bookItem', {
          name,
          hidden: (chunks) => <span className="sr-only">{chunks}</span>,
        })}
      </PageLink>
    </li>
  );
}
