import type { Listing } from '@/lib/contract/shapes/listings';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
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
import { ProfileServices } from './profile-services';
import { QuickContact } from './quick-contact';

/** Two lines beside the logo; About has what comes after them. */
const LEAD_LIMIT = 160;

interface ProviderProfileProps {
  listing: Listing;
  /** What the provider offers; `isBookable` is false where booking is known to lead nowhere. */
  offer: { services: readonly ServiceItem[]; isBookable: boolean; hours: readonly DayHours[] };
  isPreview: boolean;
}

/** The public profile of a listing (PROF-001). */
export function ProviderProfile({ listing, offer, isPreview }: ProviderProfileProps) {
  const { services, isBookable, hours } = offer;
  const contacts = contactsOf(listing, isBookable);
  const { lead, rest } = leadAndRest(listing.description, LEAD_LIMIT);
  // The nine titles are the product's own wording, so they go before the host's.
  const categoryTitle = findCategoryTitle(listing.categoryId) ?? listing.categoryTitle;
  return (
    <main>
      {isPreview ? <PreviewNote listingId={listing.id} /> : null}
      <ProfileHero listing={listing} lead={lead} contacts={contacts} isBookable={isBookable} />
      <div className="page profile-grid">
        <div className="stack [--gap:3rem]">
          {services.length > 0 ? (
            <ProfileServices
              listingId={listing.id}
              services={services}
              // Nobody can book a listing that is not public yet.
              isBookable={isBookable && !isPreview}
            />
          ) : null}
          <AboutSection listing={listing} rest={rest} />
          {categoryTitle ? (
            <ServicesOffered listing={listing} categoryTitle={categoryTitle} />
          ) : null}
          {listing.portfolioImages.length > 0 ? (
            <section className="profile-sec" aria-labelledby="highlights-title">
              <h2 className="display h2" id="highlights-title">
                Service Highlights
              </h2>
              <Gallery name={listing.name} pictures={listing.portfolioImages} />
            </section>
          ) : null}
        </div>
        <aside className="profile-side">
          <ContactCard listing={listing} contacts={contacts} />
          {hours.length > 0 ? <OpeningHours hours={hours} /> : null}
        </aside>
      </div>
      <QuickContact className="actionbar mobile profile-bar" contacts={contacts} />
    </main>
  );
}
