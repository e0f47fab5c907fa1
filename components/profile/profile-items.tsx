import { useTexts } from '#texts';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { formatDuration } from '@/lib/domain/booking/duration';
import { formatTotal } from '@/lib/domain/money';
import { truncate } from '@/lib/domain/text/text';
import { bookingPath } from '@/lib/url/booking-url';

const DESCRIPTION_LIMIT = 100;
/** More would make the page long; the first step of booking has them all. */
const SHOWN = 20;

interface ProfileServicesProps {
  serviceId: string;
  services: readonly ServiceItem[];
  /** Whether the services can be booked, so that each leads to the first step. */
  isBookable: boolean;
}

/** What a provider offers, how long it takes and what it costs. */
export function ProfileServices({ serviceId, services, isBookable }: ProfileServicesProps) {
  const isMore = services.length > SHOWN;
  return (
    <section className="profile-sec" aria-labelledby="prices-title">
      <h2 className={headingVariants({ size: 'medium' })} id="prices-title">
        Services and prices
      </h2>
      <ul className="card offers">
        {services.slice(0, SHOWN).map((service) => (
          <Offer
            key={service.id}
            service={service}
            href={
              isBookable ? bookingPath({ providerId: serviceId, serviceItems: [service.id] }) : null
            }
          />
        ))}
      </ul>
      {isMore ? (
        <a className={textLinkVariants()} href={bookingPath({ providerId: serviceId })}>
          All {services.length} services
        </a>
      ) : null}
      {isBookable && services.length > 1 && !isMore ? (
        <p className="text-sm text-muted">
          Several at once? Choose them together on the next page.
        </p>
      ) : null}
    </section>
  );
}

function Offer({ service, href }: { service: ServiceItem; href: string | null }) {
  const t = useTexts('ui.duration');
  const { name, description, durationMinutes, priceMinor } = service;
  return (
    <li>
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold" dir="auto">
          {name}
        </h3>
        <p className="text-sm text-muted">
          <bdi>{formatDuration(durationMinutes, t)}</bdi>
        </p>
        {description ? (
          <p className="text-sm text-muted" dir="auto">
            {truncate(description, DESCRIPTION_LIMIT)}
          </p>
        ) : null}
      </div>
      <p className="price">{formatTotal(priceMinor)}</p>
      {href ? (
        <a className={buttonVariants({ look: 'soft', size: 'small' })} href={href}>
          Book<span className="sr-only"> {name}</span>
        </a>
      ) : null}
    </li>
  );
}
