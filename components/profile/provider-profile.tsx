import { Fragment } from 'react';
import { ReviewsSection, type ShownReviews } from '@/components/reviews/shown/reviews-section';
import { PageLink } from '@/components/shared/links/page-link';
import { OwnBookings } from '@/components/shared/own-bookings/own-bookings';
import { ReportLink } from '@/components/shared/report/report-link';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { ArrowLeft, Clock } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { ChoosablePerson } from '@/lib/shared/contract/people';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { Service } from '@/lib/shared/contract/services';
import type { TraderKind } from '@/lib/shared/domain/accounts/trader';
import type { DayHours } from '@/lib/shared/domain/calendar/opening-hours';
import { inLanguage } from '@/lib/shared/domain/second-language';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { leadAndRest } from '@/lib/shared/domain/text/text';
import { commaOf } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatShortDay } from '@/lib/shared/time/format';
import { noonOf } from '@/lib/shared/time/local-date';
import { paths, termsPath } from '@/lib/shared/url/paths';
import { servicePath } from '@/lib/shared/url/portal-paths';
import { ContactCard } from './contact-card';
import { contactsOf } from './contacts';
import type { NextFree } from './free-time';
import { Gallery } from './gallery';
import { AboutSection, ServicesOffered } from './profile-about';
import { ProfileDialogs } from './profile-dialogs';
import { ProfileHero } from './profile-hero';
import { ProfileItems } from './profile-items';
import { ProfilePeople } from './profile-people';
import { ProfileSection } from './profile-section';
import { QuickContact } from './quick-contact';

/** About two lines. */
const LEAD_LIMIT = 160;

interface ProviderProfileProps {
  service: Service;
  /** `isBookable` is false only where booking is surely impossible. */
  offer: {
    items: readonly ServiceItem[];
    isBookable: boolean;
    hours: readonly DayHours[];
    nextFree: NextFree;
    people: readonly ChoosablePerson[];
  };
  /** Null without reviews. */
  reviews: ShownReviews | null;
  isPreview: boolean;
  mayReport: boolean;
  hasDirectory: boolean;
  /** Null where the page's own address is the shortest. */
  shareUrl: string | null;
  /** Null where {host} does not keep it. */
  trader: TraderKind | null;
}

export function ProviderProfile(props: ProviderProfileProps) {
  const { service, offer, reviews, isPreview, mayReport, hasDirectory, shareUrl, trader } = props;
  const t = useTexts('profile.page');
  const categories = useTexts('services.categories');
  const { items, isBookable, hours, nextFree } = offer;
  const contacts = contactsOf(service, isBookable, isPreview);
  const about = inLanguage(
    service,
    { text: service.description, second: service.secondDescription },
    t.locale,
  );
  const { lead, rest } = leadAndRest(about.text, LEAD_LIMIT);
  const title = categoryTitle(service, categories);
  return (
    <main>
      {isPreview ? <PreviewNote serviceId={service.id} /> : <OwnBookings serviceId={service.id} />}
      <ProfileHero
        service={service}
        lead={{ text: lead, language: about.language }}
        contacts={contacts}
        isBookable={isBookable}
        nextFree={nextFree}
        isShared={!isPreview}
        score={scoreOf(service, reviews)}
      />
      <div
        className={pageVariants({
          className:
            'grid gap-10 pt-8 pb-12 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-16 lg:pt-20 lg:pb-8',
        })}
      >
        <div className="flex flex-col gap-12">
          {items.length > 0 ? (
            <ProfileItems
              serviceId={service.id}
              items={items}
              isBookable={isBookable && !isPreview}
            />
          ) : null}
          <AboutSection
            service={service}
            rest={{ text: rest, language: about.language }}
            hasDirectory={hasDirectory}
          />
          {title || service.subcategories.length > 0 ? (
            <ServicesOffered service={service} hasDirectory={hasDirectory} categoryTitle={title} />
          ) : null}
          {service.portfolioImages.length > 0 ? (
            <ProfileSection id="highlights-title" heading={t('highlights')}>
              <Gallery name={service.name} pictures={service.portfolioImages} />
            </ProfileSection>
          ) : null}
          {offer.people.length > 0 ? <ProfilePeople people={offer.people} /> : null}
          {reviews ? (
            <ReviewsSection service={service} reviews={reviews} mayReport={mayReport} />
          ) : null}
        </div>
        <aside className="grid grid-cols-1 gap-4 lg:self-start">
          <ContactCard service={service} contacts={contacts} />
          {trader ? <TraderLine trader={trader} /> : null}
          {hours.length > 0 ? <OpeningHours hours={hours} /> : null}
          {mayReport ? <ReportLink kind="service" id={service.id} /> : null}
        </aside>
      </div>
      <QuickContact place="bar" contacts={contacts} />
      {isPreview ? null : (
        <ProfileDialogs
          id={service.id}
          name={service.name}
          mayReport={mayReport}
          hasDirectory={hasDirectory}
          shareUrl={shareUrl}
        />
      )}
    </main>
  );
}

/**
 * The score that came with the reviews; the one of the service may be half a minute older. Null if
 * there are no reviews.
 */
function scoreOf({ score }: Service, reviews: ShownReviews | null) {
  if (!reviews) return null;
  return reviews === 'failed' ? score : reviews.page.score;
}

function PreviewNote({ serviceId }: { serviceId: string }) {
  const t = useTexts('profile.preview');
  return (
    <div className={pageVariants({ className: 'py-3' })}>
      <Note look="info">
        <Clock />
        <div>
          <p>{t('note')}</p>
          <nav className="flex flex-wrap items-center gap-x-5" aria-label={t('ways')}>
            <PageLink className={textLinkVariants()} href={paths.portal}>
              <ArrowLeft className="rtl:-scale-x-100" />
              {t('portal')}
            </PageLink>
            <PageLink className={textLinkVariants()} href={servicePath(serviceId)}>
              {t('manage')}
            </PageLink>
          </nav>
        </div>
      </Note>
    </div>
  );
}

function OpeningHours({ hours }: { hours: readonly DayHours[] }) {
  const t = useTexts('profile.hours');
  return (
    <section className={cardVariants()} aria-labelledby="hours-title">
      <h2 className={headingVariants({ size: 'small' })} id="hours-title">
        {t('heading')}
      </h2>
      <p className="text-sm text-muted">{t('lead')}</p>
      <dl className="mt-3 *:flex *:justify-between *:gap-4 *:py-2.5 max-slim:*:flex-wrap *:not-first:border-t *:not-first:border-line *:first:[&_dt]:font-bold [&_bdi]:whitespace-nowrap [&_dd]:text-end [&_dt]:flex-none [&_dt]:font-medium">
        {hours.map((day, index) => (
          <div key={day.date}>
            <dt>{index === 0 ? t('today') : formatShortDay(noonOf(day.date), 'UTC', t.locale)}</dt>
            <dd>
              <DaySpans {...day} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function DaySpans({ spans, isBookedOut, isKnown }: DayHours) {
  const t = useTexts('profile.hours');
  if (spans.length === 0) {
    return <span className="text-muted">{t(isKnown ? 'closed' : 'noTimes')}</span>;
  }
  if (isBookedOut) return <span className="text-muted">{t('bookedOut')}</span>;
  return spans.map(({ from, to }, index) => (
    <Fragment key={from}>
      {index > 0 ? commaOf(t.locale) : null}
      <bdi>{`${from}–${to}`}</bdi>
    </Fragment>
  ));
}

/** What the provider declares (directive 2011/83/EU, article 6a). */
function TraderLine({ trader }: { trader: TraderKind }) {
  const t = useTexts('trader.shown');
  return (
    <p className="px-1 text-sm text-muted">
      {t(trader)} <PageLink href={termsPath('traders')}>{t('meaning')}</PageLink>
    </p>
  );
}
