import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { GarbledLink } from '@/components/booking/manage/garbled-link';
import { NoReview, TooEarly } from '@/components/reviews/customer/no-review';
import { WriteView } from '@/components/reviews/customer/write-view';
import { WrittenView } from '@/components/reviews/customer/written-view';
import { findReviewLink } from '@/lib/server/host/reviews';
import { readLinked } from '@/lib/server/http/linked-page';
import { LANGUAGE_OPTIONS } from '@/lib/shared/domain/languages';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { languageOfTag } from '@/lib/shared/texts/locales';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { parseReviewFailure, parseReviewView } from '@/lib/shared/url/review-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { removeReview, sayWasThere, sendReview } from './review-action';

export async function generateMetadata(): Promise<Metadata> {
  // No other site may see this secret address. `no-referrer` would make Next refuse plain forms.
  const title = (await pageTexts('meta.booking'))('customerReview');
  return { ...(await sitePreview()), title, referrer: 'same-origin' };
}

const findLink = readLinked(findReviewLink);

interface CustomerReviewPageProps {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<SearchParams>;
}

/** Opening the page changes nothing, because mail programs open links. */
async function CustomerReviewPage({ params, searchParams }: CustomerReviewPageProps) {
  const { locale, token: encoded } = await params;
  const link = await findLink(encoded);
  if (link === 'garbled') return <GarbledLink />;
  if (typeof link === 'string') return <NoReview why={link} link={null} />;
  const query = await searchParams;
  const [token, view] = [decodeURIComponent(encoded), parseReviewView(query)];
  const failure = parseReviewFailure(query);
  const { stage, review } = link;
  if (stage === 'cancelled') return <NoReview why="cancelled" link={link} />;
  if (stage === 'early') return <TooEarly link={link} />;
  const isWritten = review !== null && review.status !== 'taken back';
  if (stage === 'closed' && !isWritten) return <NoReview why="closed" link={link} />;
  const mayWrite = stage === 'open' && review?.status !== 'refused';
  if (mayWrite && (!isWritten || view === 'change')) {
    const t = await pageTexts('reviews.form');
    const languages = [...LANGUAGE_OPTIONS, { value: '', label: t('otherLang') }];
    const initial = isWritten
      ? { stars: String(review.stars), text: review.text, lang: review.lang }
      : { stars: '', text: '', lang: languageOfTag(locale) };
    const actions = { action: sendReview, wasThere: sayWasThere };
    return (
      <WriteView
        token={token}
        link={link}
        initial={initial}
        languages={languages}
        failure={failure}
        {...actions}
      />
    );
  }
  if (!review) return <NoReview why="closed" link={link} />;
  return (
    <WrittenView
      token={token}
      link={link}
      review={review}
      view={view}
      failure={failure}
      remove={removeReview}
      wasThere={sayWasThere}
    />
  );
}

export default withTexts('(booking)/review/[token]/page', CustomerReviewPage);
