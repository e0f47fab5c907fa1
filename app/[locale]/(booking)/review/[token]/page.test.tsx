import { expect, test, vi } from 'vitest';
import { findReviewLink } from '@/lib/server/host/reviews';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { answered } from '@/test/pages/noted-status';
import { renderPage } from '@/test/render-page';
import CustomerReviewPage from './page';

vi.mock('@/lib/server/host/reviews');
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));

const AT = Date.UTC(2027, 2, 3, 9);
const LINK: ReviewLink = {
  stage: 'open',
  serviceId: null,
  provider: { name: 'A Chair', address: 'Republic Street', profileImageUrl: '' },
  startsAt: AT,
  endsAt: AT + 1,
  items: ['Cut'],
  closesAt: AT + 2,
  author: 'Ada O.',
  missed: 'marked',
  review: null,
};
const REVIEW: ReviewLink['review'] = {
  status: 'held',
  stars: 5,
  text: 'Call 9900 0000',
  lang: 'en',
  publishAt: AT,
  changedAt: null,
  publishedAt: null,
  reply: '',
  replyLang: '',
  repliedAt: null,
  replyChangedAt: null,
  statusReason: null,
  writtenAt: AT,
};

const TOKEN = `${'m'.repeat(24)}~1-2-3`;

/** What the link opens; null for one that is not ours. */
async function read(
  query: Record<string, string>,
  change: Partial<ReviewLink> | null = {},
  token = TOKEN,
): Promise<string> {
  answered.status = 200;
  vi.mocked(findReviewLink).mockResolvedValue(change && { ...LINK, ...change });
  const params = Promise.resolve({ locale: 'en', token });
  return renderPage(await CustomerReviewPage({ params, searchParams: Promise.resolve(query) }));
}

test('whoever says that they were there reads if that failed, also before they write', async () => {
  expect(await read({})).not.toContain('role="alert"');
  const failed = await read({ failure: 'failed' });
  expect(failed).toContain('I was there');
  expect(failed).toMatch(/role="alert".*>That did not work, and nothing was changed/);
  const unsettled = await read({ failure: 'unsettled' });
  expect(unsettled).toMatch(/role="alert".*>No clear answer came/);
  expect(unsettled).not.toContain('nothing was changed');
});

test.each<[string, Partial<ReviewLink> | null, string, number]>([
  ['before the end of the visit', { stage: 'early' }, 'Your visit is not over yet', 200],
  ['after 30 days', { stage: 'closed' }, 'This link no longer works', 200],
  ['of a cancelled visit', { stage: 'cancelled' }, 'This visit was cancelled', 200],
  ['that was revoked', null, 'This link no longer works', 404],
])('a link %s says why nothing can be written', async (_, change, title, status) => {
  const html = await read({}, change);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
  expect(html).not.toContain('Post review');
  expect(answered.status).toBe(status);
});

test('a link that was cut off does not read as one that is over', async () => {
  const html = await read({}, null, TOKEN.slice(0, 20));
  expect(html).toContain('We cannot read this address.');
  expect(answered.status).toBe(404);
});

test('a mark that nobody came is shown, and stops no review', async () => {
  const marked = await read({});
  expect(marked).toContain('The provider marked that you did not come.');
  expect(marked).toContain('Post review');
  const disputed = await read({}, { missed: 'disputed' });
  expect(disputed).toContain('You said that you were there.');
  expect(disputed).not.toContain('I was there');
  expect(disputed).toContain('Post review');
});

test('what a person reads first says so after it was sent', async () => {
  const html = await read({ view: 'sent' }, { review: REVIEW });
  expect(html).toContain('A person from our team reads it first, within 48 hours.');
  expect(html).not.toContain('helps newcomers');
});

test.each([
  ['Call 9900 0000', 'The reason: its text may contain a phone number, a link or an address.'],
  ['Well done', 'The reason: a program checks how soon a visit ended'],
])('and why, for the words "%s", also when the link is opened later', async (text, why) => {
  const review = { ...REVIEW, text };
  for (const query of [{ view: 'sent' }, {} as Record<string, string>])
    expect(await read(query, { review })).toContain(why);
  expect(await read({}, { review: { ...review, status: 'waiting' } })).not.toContain('Why:');
});

test('a day is promised only where a page is public', async () => {
  const review = { ...REVIEW, status: 'waiting' } as const;
  expect(await read({}, { review, serviceId: '7' })).toContain(
    'It appears on the provider’s page on ',
  );
  const hidden = await read({}, { review, serviceId: null });
  expect(hidden).toContain('It appears once a page of this provider is public, on ');
  expect(hidden).not.toContain('It appears on the provider’s page on ');
});
