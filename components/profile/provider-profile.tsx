import { Clock } from 'lucide-react';
import type { Listing } from '@/lib/contract/listings';
import { findCategoryTitle } from '@/lib/domain/categories';
import { leadOf } from '@/lib/domain/text';
import { ContactCard } from './contact-card';
import { contactsOf } from './contacts';
import { Gallery } from './gallery';
import { AboutSection, ServicesOffered } from './profile-about';
import { ProfileHero } from './profile-hero';
import { QuickContact } from './quick-contact';

/** Two lines beside the logo. A description within it is told in the hero alone. */
const LEAD_LIMIT = 160;

/** The public profile of a listing (customer §2). */
export function ProviderProfile({ listing, isPreview }: { listing: Listing; isPreview: boolean }) {
  const contacts = contactsOf(listing);
  const lead = leadOf(listing.description, LEAD_LIMIT);
  // The nine titles are the product's own wording, so they go before the host's.
  const categoryTitle = findCategoryTitle(listing.categoryId) ?? listing.categoryTitle;
  return (
    <main>
      {isPreview ? <PreviewNote /> : null}
      <ProfileHero listing={listing} lead={lead} bookHref={contacts.book} />
      <div className="page profile-grid">
        <div className="stack [--gap:3rem]">
          <AboutSection listing={listing} lead={lead} />
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
        </aside>
      </div>
      <QuickContact className="actionbar mobile profile-bar" contacts={contacts} />
    </main>
  );
}

function PreviewNote() {
  return (
    <div className="page py-3">
      <p className="note info">
        <Clock className="i" />
        <span>
          Only you can see this preview. Your listing is being reviewed, which takes less than 48
          hours.
        </span>
      </p>
    </div>
  );
}
