import { expect, test, vi } from 'vitest';
import { findReviewLink } from '@/lib/host/reviews';
import { renderPage } from '@/test/render-page';
import CustomerReviewPage from './page';

vi.mock('@/lib/host/reviews');
vi.mock('@/lib/http/page-status', () => import('@/test/pages/noted-status'));

const AT = Date.UTC(2027, 2, 3, 9);
const LINK = {
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
} as const;

async function read(query: Record<string, string>): Promise<string> {
  vi.mocked(findReviewLink).mockResolvedValue({ ...LINK, items: [...LINK.items] });
  const params = Promise.resolve({ locale: 'en', token: 'made-up' });
  return renderPage(await CustomerReviewPage({ params, searchParams: Promise.resolve(query) }));
}

test('whoever says that they were there reads if that failed, also before they write', async () => {
  expect(await read({})).not.toContain('role="alert"');
  const failed = await read({ failure: 'failed' });
  expect(failed).toContain('I was there');
  expect(failed).toMatch(/role="alert"[^>]*>That did not work, and nothing was changed/);
  const unsettled = await read({ failure: 'unsettled' });
  expect(unsettled).toMatch(/role="alert"[^>]*>No clear answer came/);
  expect(unsettled).not.toContain('nothing was changed');
});
