import type { AggregateRating, LocalBusiness, Review, WithContext } from 'schema-dts';
import type { ShownReviews } from '@/components/shown-reviews/reviews-section';
import { JsonLd } from '@/components/site/json-ld';
import type { ReviewPage } from '@/lib/contract/reviews';
import type { Service } from '@/lib/contract/services';
import { meanOf } from '@/lib/domain/reviews/review';
import { inLanguage } from '@/lib/domain/second-language';
import { businessType } from '@/lib/domain/services/local-business';
import { telephoneHref } from '@/lib/domain/text/telephone';
import type { Locale } from '@/lib/texts/locales';
import { useLocale } from '@/lib/texts/use-texts';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { localePath } from '@/lib/url/locale-path';
import { providerPath } from '@/lib/url/paths';

/** The rating of shown reviews, never the 5.0 that is drawn without any. */
export function structuredData(
  service: Service,
  siteUrl: string,
  locale: Locale,
  reviews: ShownReviews | null = null,
): WithContext<LocalBusiness> {
  const path = providerPath(service.id);
  const about = inLanguage(
    service,
    { text: service.description, second: service.secondDescription },
    locale,
  );
  const pictures = [
    service.profileImageUrl,
    // All would be a tenth of the page.
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
    address: service.address || undefined,
    telephone:
      telephoneHref(service.phoneNumber, service.countryIso).replace('tel:', '') || undefined,
    sameAs: service.websiteUrl || undefined,
    image: pictures.length > 0 ? pictures : undefined,
    knowsAbout: topics.length > 0 ? topics : undefined,
    ...(reviews && reviews !== 'failed' ? ratingsOf(reviews.page) : null),
  };
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

interface StructuredDataProps {
  service: Service;
  reviews: ShownReviews | null;
  siteUrl: string;
}

export function StructuredData({ service, reviews, siteUrl }: StructuredDataProps) {
  return <JsonLd data={structuredData(service, siteUrl, useLocale(), reviews)} />;
}
