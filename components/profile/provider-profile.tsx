import { useTexts } from '#texts';
import { ReportLink } from '@/components/report/report-link';
import { pageVariants } from '@/components/ui/page';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import type { Service } from '@/lib/contract/shapes/services';
import type { DayHours } from '@/lib/domain/calendar/opening-hours';
import { categoryTitle } from '@/lib/domain/services/categories';
import { leadAndRest } from '@/lib/domain/text/text';
import { ContactCard } from './contact-card';
import { contactsOf } from './contacts';
import type { NextFree } from './free-time';
import { Gallery } from './gallery';
import { OpeningHours } from './opening-hours';
import { PreviewNote } from './preview-note';
import { AboutSection, ServicesOffered } from './profile-about';
import { ProfileDialogs } from './profile-dialogs';
import { ProfileHero } from './profile-hero';
import { ProfileItems } from './profile-items';
import { ProfileSection } from './profile-section';
import { QuickContact } from './quick-contact';

/** About two lines beside the logo; About shows the rest. */
const LEAD_LIMIT = 160;

interface ProviderProfileProps {
  service: Service;
  /** What the provider offers; `isBookable` is false where online booking is known to be impossible. */
  offer: {
    items: readonly ServiceItem[];
    isBookable: boolean;
    hours: readonly DayHours[];
    nextFree: NextFree;
  };
  isPreview: boolean;
  /** Whether {host} takes reports. */
  mayReport: boolean;
  /** Whether there is a directory to lead on to. */
  hasDirectory: boolean;
}

/** The public profile of a service (PROF-001). */
export function ProviderProfile(props: ProviderProfileProps) {
  const { service, offer, isPreview, mayReport, hasDirectory } = props;
  const t = useTexts('profile.page');
  const categories = useTexts('services.categories');
  const { items, isBookable, hours, nextFree } = offer;
  const contacts = contactsOf(service, isBookable);
  const { lead, rest } = leadAndRest(service.description, LEAD_LIMIT);
  // The nine titles are the product's own wording, which takes precedence over the host's.
  const title = categoryTitle(service, categories);
  return (
    <main>
      {isPreview ? <PreviewNote serviceId={service.id} /> : null}
      <ProfileHero
        service={service}
        lead={lead}
        contacts={contacts}
        isBookable={isBookable}
        nextFree={nextFree}
        isShared={!isPreview}
      />
      <div
        className={pageVariants({
          className:
            'grid gap-10 pt-8 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:pt-20 lg:pb-8',
        })}
      >
        <div className="flex flex-col gap-12">
          {items.length > 0 ? (
            <ProfileItems
              serviceId={service.id}
              items={items}
              // Nobody can book a service that is not public yet.
              isBookable={isBookable && !isPreview}
            />
          ) : null}
          <AboutSection service={service} rest={rest} hasDirectory={hasDirectory} />
          {title ? (
            <ServicesOffered service={service} hasDirectory={hasDirectory} categoryTitle={title} />
          ) : null}
          {service.portfolioImages.length > 0 ? (
            <ProfileSection id="highlights-title" heading={t('highlights')}>
              <Gallery name={service.name} pictures={service.portfolioImages} />
            </ProfileSection>
          ) : null}
        </div>
        <aside className="grid grid-cols-1 gap-4 lg:self-start">
          <ContactCard service={service} contacts={contacts} />
          {hours.length > 0 ? <OpeningHours hours={hours} /> : null}
          {mayReport ? <ReportLink kind="service" /> : null}
        </aside>
      </div>
      <QuickContact place="bar" contacts={contacts} />
      {isPreview ? null : (
        <ProfileDialogs
          id={service.id}
          name={service.name}
          mayReport={mayReport}
          hasDirectory={hasDirectory}
        />
      )}
    </main>
  );
}
