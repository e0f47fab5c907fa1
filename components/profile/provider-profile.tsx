import { headingVariants } from '@/components/ui/heading';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import type { Service } from '@/lib/contract/shapes/services';
import type { DayHours } from '@/lib/domain/calendar/opening-hours';
import { findCategoryTitle } from '@/lib/domain/services/categories';
import { leadAndRest } from '@/lib/domain/text/text';
import { ContactCard } from './contact-card';
import { contactsOf } from './contacts';
import { Gallery } from './gallery';
import { OpeningHours } from './opening-hours';
import { PreviewNote } from './preview-note';
import { AboutSection, ServicesOffered } from './profile-about';
import { ProfileHero } from './profile-hero';
import { ProfileServices } from './profile-items';
import { QuickContact } from './quick-contact';

/** Two lines beside the logo; About has what comes after them. */
const LEAD_LIMIT = 160;

interface ProviderProfileProps {
  service: Service;
  /** What the provider offers; `isBookable` is false where booking is known to lead nowhere. */
  offer: { services: readonly ServiceItem[]; isBookable: boolean; hours: readonly DayHours[] };
  isPreview: boolean;
}

/** The public profile of a service (PROF-001). */
export function ProviderProfile({ service, offer, isPreview }: ProviderProfileProps) {
  const { services, isBookable, hours } = offer;
  const contacts = contactsOf(service, isBookable);
  const { lead, rest } = leadAndRest(service.description, LEAD_LIMIT);
  // The nine titles are the product's own wording, so they go before the host's.
  const categoryTitle = findCategoryTitle(service.categoryId) ?? service.categoryTitle;
  return (
    <main>
      {isPreview ? <PreviewNote serviceId={service.id} /> : null}
      <ProfileHero service={service} lead={lead} contacts={contacts} isBookable={isBookable} />
      <div className="page profile-grid">
        <div className="flex flex-col gap-12">
          {services.length > 0 ? (
            <ProfileServices
              serviceId={service.id}
              services={services}
              // Nobody can book a service that is not public yet.
              isBookable={isBookable && !isPreview}
            />
          ) : null}
          <AboutSection service={service} rest={rest} />
          {categoryTitle ? (
            <ServicesOffered service={service} categoryTitle={categoryTitle} />
          ) : null}
          {service.portfolioImages.length > 0 ? (
            <section className="profile-sec" aria-labelledby="highlights-title">
              <h2 className={headingVariants({ size: 'medium' })} id="highlights-title">
                Service Highlights
              </h2>
              <Gallery name={service.name} pictures={service.portfolioImages} />
            </section>
          ) : null}
        </div>
        <aside className="profile-side">
          <ContactCard service={service} contacts={contacts} />
          {hours.length > 0 ? <OpeningHours hours={hours} /> : null}
        </aside>
      </div>
      <QuickContact className="actionbar mobile profile-bar" contacts={contacts} />
    </main>
  );
}
