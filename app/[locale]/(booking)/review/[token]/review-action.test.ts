import { expect, test, vi } from 'vitest';
import { disputeMissed } from '@/lib/server/host/reviews';
import { sayWasThere } from './review-action';

vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path);
  },
}));
vi.mock('@/lib/server/host/reviews');
vi.mock('@/lib/server/http/action-locale', () => ({ actionLocale: () => 'en' }));
vi.mock('@/lib/server/http/posted-form', () => ({
  withinLimit: (_: string, act: (network: null) => Promise<unknown>) => act(null),
}));

test.each([
  ['done', null],
  ['failed', 'failed'],
  ['unsettled', 'unsettled'],
] as const)('“I was there” that is %s leads to a page that says so', async (outcome, failure) => {
  vi.mocked(disputeMissed).mockResolvedValue(outcome);
  const form = new FormData();
  form.set('token', 'made-up');
  const led = await sayWasThere(form).catch(({ message }: Error) => message);
  expect(new URL(String(led), 'https://site.test').searchParams.get('failure')).toBe(failure);
});
