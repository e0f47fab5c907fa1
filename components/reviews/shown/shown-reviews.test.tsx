import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ProviderCard } from '@/components/booking/provider-card';
import { structuredData } from '@/components/profile/structured-data';
import { ScoreLine, ScoreLink } from '@/components/shared/score/score';
import { WireService } from '@/lib/server/host/documented/services';
import type { PublicReview, ReviewPage } from '@/lib/shared/contract/reviews';
import { ReviewsSection } from './reviews-section';

afterEach(() => vi.unstubAllEnvs());

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const REVIEW: PublicReview = {
  id: '4f9a3c1e-0000-4000-8000-000000000001',
  stars: 4,
  text: 'Well done',
  lang: 'en',
  changedAt: null,
  publishedAt: Date.UTC(2027, 2, 3),
  reply: '',
  replyLang: '',
  repliedAt: null,
  replyChangedAt: null,
  author: 'Maria G.',
  month: '2027-02',
  itemName: 'Cut',
  moreItems: 0,
};
const SERVICE = { id: '7', name: 'A Chair', profileImageUrl: '' };

function pageOf(given: readonly number[], changes: Partial<ReviewPage> = {}): ReviewPage {
  const spread = [1, 2, 3, 4, 5].map((stars) => given.filter((one) => one === stars).length);
  return {
    score: {
      count: given.length,
      sum: given.reduce((sum, stars) => sum + stars, 0),
      spread: spread as [number, number, number, number, number],
    },
    reviews: given.map((stars, index) => ({ ...REVIEW, id: `review ${index}`, stars })),
    total: given.length,
    removed: 0,
    ...changes,
  };
}
const sectionOf = (page: ReviewPage | 'failed', number = 1) =>
  renderToStaticMarkup(
    <ReviewsSection
      service={SERVICE}
      reviews={page === 'failed' ? page : { number, page }}
      mayReport
    />,
  );

describe('a score', () => {
  test('is a number from three people on, a count of fewer, and nothing of nobody', () => {
    const line = (count: number, sum: number) =>
      words(renderToStaticMarkup(<ScoreLine score={{ count, sum }} />));
    expect(line(0, 0)).toBe('');
    expect(line(1, 5)).toBe('1 review');
    expect(line(2, 10)).toBe('2 reviews');
    expect(line(3, 14)).toBe('4.7 (3) 4.7 of 5 stars, 3 reviews');
    expect(line(3, 15)).toContain('5.0 of 5 stars');
  });

  test('beside a name leads to the section', () => {
    const link = renderToStaticMarkup(<ScoreLink score={{ count: 2, sum: 9 }} />);
    expect(link).toContain('href="#reviews"');
    expect(words(link)).toBe('2 reviews');
  });

  test.each([
    ['where the host has no reviews', null, 'Rating 5.0'],
    ['where nobody knows', undefined, 'Rating 5.0'],
    ['of a service without any', { count: 0, sum: 0 }, 'Rating 5.0 to start with, no reviews yet'],
    ['of one person', { count: 1, sum: 5 }, '5.0 (1) 5.0 of 5 stars, 1 review'],
    ['of two people', { count: 2, sum: 3 }, '1.5 (2) 1.5 of 5 stars, 2 reviews'],
    ['of three', { count: 3, sum: 12 }, '4.0 (3) 4.0 of 5 stars, 3 reviews'],
  ])('BOOK-013: in the summary of a booking %s', (_, score, expected) => {
    const card = (
      <ProviderCard name="" address="" imageUrl="" {...(score === undefined ? null : { score })} />
    );
    expect(words(renderToStaticMarkup(card))).toBe(expected);
  });

  test('the fixed 5.0 is left out by NEXT_PUBLIC_FIXED_RATING=off, and a true score is not', async () => {
    vi.stubEnv('NEXT_PUBLIC_FIXED_RATING', 'off');
    vi.resetModules();
    const { ProviderCard: Card } = await import('@/components/booking/provider-card');
    const shown = (sum: number, count: number) =>
      words(renderToStaticMarkup(<Card name="" address="" imageUrl="" score={{ sum, count }} />));
    expect(shown(0, 0)).toBe('');
    expect(shown(15, 3)).toContain('5.0 of 5 stars');
    expect(words(renderToStaticMarkup(<Card name="" address="" imageUrl="" />))).toBe('');
  });
});

describe('the reviews of a profile', () => {
  test('are none, too few for a score, or a score with its spread', () => {
    const none = words(sectionOf(pageOf([])));
    expect(none).toContain('No reviews yet');
    expect(none).not.toContain('How we check');
    const few = words(sectionOf(pageOf([5, 4])));
    expect(few).toContain('2 reviews An average is shown once there are 3 reviews.');
    expect(few).not.toMatch(/\d of 3/);
    expect(few).not.toContain('4.5');
    const all = words(sectionOf(pageOf([5, 5, 4, 1])));
    expect(all).toContain('3.8 of 5 stars, 4 reviews');
    expect(all).toContain('5 50% 2 4 25% 1 3 0% 0 2 0% 0 1 25% 1');
    expect(all).toContain('How we check');
  });

  test('that could not be read are said to be so', () => {
    expect(words(sectionOf('failed'))).toContain('The reviews could not be loaded.');
  });

  test('keep their language, and tell it where it is another', () => {
    const of = (changes: Partial<PublicReview>) =>
      sectionOf(pageOf([4], { reviews: [{ ...REVIEW, ...changes }] }));
    expect(of({ lang: 'it' })).toMatch(/<p[^>]* lang="it" dir="auto">Well done</);
    expect(words(of({ lang: 'it' }))).toContain('In Italian');
    expect(words(of({}))).not.toContain('In English');
    expect(of({ lang: '' })).not.toMatch(/ lang=/);
    expect(words(of({ text: '', author: '' }))).toContain('A customer February 2027');
    expect(words(of({ text: '', lang: 'it' }))).toContain('Only stars, no text.');
    expect(words(of({ text: '', lang: 'it' }))).not.toContain('In Italian');
    expect(words(of({ moreItems: 2 }))).toContain('Booked: Cut and 2 more');
    expect(words(of({ changedAt: Date.UTC(2027, 5, 2) }))).toContain('Changed on 2 Jun 2027');
    expect(words(of({ reply: 'Thanks', repliedAt: Date.UTC(2027, 2, 4) }))).toContain(
      'Reply by A Chair 4 Mar 2027 Thanks',
    );
    const italian = of({ reply: 'Grazie', replyLang: 'it' });
    expect(italian).toMatch(/<p[^>]* lang="it" dir="auto">Grazie</);
    expect(words(italian)).toContain('In Italian Grazie');
    expect(of({ reply: 'Thanks' })).toMatch(/<p class="[^"]*" dir="auto">Thanks</);
  });

  test('lead to the whole form of a notice about each, which knows its page', () => {
    const link = '/report?kind=review&amp;id=review+0&amp;providerId=7';
    expect(sectionOf(pageOf([5]))).toContain(`href="${link}"`);
  });

  test('lead to more, to newer ones, and tell how many were removed', () => {
    const first = sectionOf(pageOf([5, 5, 5, 5], { total: 17, removed: 1 }));
    expect(first).toContain('href="/providerPage?id=7&amp;reviews=2#review-5"');
    expect(words(first)).toContain('Reviews shown: 4 of 17');
    expect(words(first)).toContain('1 review that was shown here was removed by our team');
    const sixth = sectionOf(pageOf([5, 5], { total: 46 }), 6);
    expect(sixth).toContain('id="review-45"');
    expect(words(sixth)).toContain('Newer reviews');
    expect(words(sixth)).toContain('Reviews shown: 46 of 46');
    expect(sixth).not.toContain('Show more');
  });
});

describe('structured data', () => {
  const service = WireService.parse({ id: 7, name: 'A Chair' });
  const dataOf = (page: ReviewPage | 'failed' | null) =>
    structuredData(service, 'https://settln.example', 'en', {
      reviews: page && page !== 'failed' ? { number: 1, page } : page,
    }) as { aggregateRating?: object; review?: object[] };

  test('has the score from three people on, and the reviews that are on the page', () => {
    expect(dataOf(pageOf([5, 4, 4]))).toMatchObject({
      aggregateRating: { ratingValue: '4.3', reviewCount: 3 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Maria G.' },
          reviewRating: { ratingValue: 5 },
          datePublished: '2027-03-03',
        },
        {},
        {},
      ],
    });
    expect(dataOf(pageOf([5, 4]))).not.toHaveProperty('aggregateRating.ratingValue');
    expect(dataOf(pageOf([5, 4])).review).toHaveLength(2);
  });

  test('has none of what is not shown, and no review of nobody', () => {
    for (const page of [null, 'failed', pageOf([])] as const) {
      expect(JSON.stringify(dataOf(page))).not.toMatch(/rating|review/i);
    }
    const nameless = pageOf([4], { reviews: [{ ...REVIEW, author: '' }] });
    expect(JSON.stringify(dataOf(nameless))).not.toMatch(/rating|review/i);
  });
});
