import type {
  AggregateRating,
  LocalBusiness,
  OpeningHoursSpecification,
  Review,
  WithContext,
} from 'schema-dts';
import type { ShownReviews } from '@/components/reviews/shown/reviews-section';
import { JsonLd } from '@/components/shared/site/json-ld';
import type { ReviewPage } from '@/lib/shared/contract/reviews';
import type { Service } from '@/lib/shared/contract/services';
import type { DayHours } from '@/lib/shared/domain/calendar/opening-hours';
import { meanOf } from '@/lib/shared/domain/reviews/review';
import { inLanguage } from '@/lib/shared/domain/second-language';
import { businessType } from '@/lib/shared/domain/services/local-business';
import { telephoneHref } from '@/lib/shared/domain/text/telephone';
import type { Locale } from '@/lib/shared/texts/locales';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import { weekdayOf } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { localePath } from '@/lib/shared/url/locale-path';
import { providerPath } from '@/lib/shared/url/paths';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

interface Shown {
  reviews?: ShownReviews | null;
  /** The hours of the next seven days. */
  hours?: readonly DayHours[];
}

/** The rating of the reviews that are shown, never the 5.0 that is drawn where there are none. */
export function structuredData(
  service: Service,
  siteUrl: string,
  locale: Locale,
  { reviews = null, hours = [] }: Shown = {},
): WithContext<LocalBusiness> {
  const path = providerPath(service.id);
  const about = inLanguage(
    service,
    { text: service.description, second: service.secondDescription },
    locale,
  );
  const pictures = [
    service.profileImageUrl,
    // All pictures would be a tenth of the page.
    ...service.portfolioImages.slice(0, 1).map(({ url }) => url),
  ].filter(Boolean);
  const topics = service.subcategories.map(({ title }) => title);
  return {
    '@context': 'https://schema.org',
    '@type': businessType(service.categoryId, topics),
    '@id': siteUrl + path,
    url: siteUrl + localePath(locale, path),
    name: service.name || undefined,
    description: about.text || undefined,
    address: service.address
      ? {
          '@type': 'PostalAddress',
          streetAddress: service.address,
          addressCountry: service.countryIso || undefined,
        }
      : undefined,
    telephone:
      telephoneHref(service.phoneNumber, service.countryIso).replace('tel:', '') || undefined,
    sameAs: service.websiteUrl || undefined,
    image: pictures.length > 0 ? pictures : undefined,
    openingHoursSpecification: hours.some(({ isKnown }) => isKnown)
      ? hours.flatMap(hoursOf)
      : undefined,
    knowsAbout: topics.length > 0 ? topics : undefined,
    ...(reviews && reviews !== 'failed' ? ratingsOf(reviews.page) : null),
  };
}

/** A day without hours that is known is closed, which is written as no time at all. */
function hoursOf({ date, spans, isKnown }: DayHours): OpeningHoursSpecification[] {
  const open = spans.length === 0 && isKnown ? [{ from: '00:00', to: '00:00' }] : spans;
  return open.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[weekdayOf(date)],
    opens: from,
    closes: to === '24:00' ? '23:59' : to,
    validFrom: date,
    validThrough: date,
  }));
}

function ratingsOf({ score, reviews }: ReviewPage) {
  const mean = meanOf(score);
  const aggregate: AggregateRating | undefined =
    mean === null
      ? undefined
      : {
          '@type': 'AggregateRating',
          ratingValue: mean.toFixed(1),
          reviewCount: score.count,
        };
  // Search engines take no unnamed reviews.
  const named = reviews.filter(({ author }) => author !== '');
  const review = named.map(
    ({ stars, author, text, lang, publishedAt }): Review => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      reviewBody: text || undefined,
      inLanguage: lang || undefined,
      datePublished: publishedAt === null ? undefined : localDay(publishedAt, VENUE_ZONE.id),
    }),
  );
  return { aggregateRating: aggregate, review: review.length > 0 ? review : undefined };
}

interface StructuredDataProps extends Shown {
  service: Service;
  siteUrl: string;
}

export function StructuredData({ service, siteUrl, ...shown }: StructuredDataProps) {
  return <JsonLd data={structuredData(service, siteUrl, useLocale(), shown)} />;
}
