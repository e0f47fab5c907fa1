import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import {
  findOffer,
  findReviewLink,
  listProviderReviews,
  listReviews,
  takeReviewBack,
  writeReview,
} from './reviews';

let running: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
});
afterAll(() => running.close());

const refuse = (status: number, code?: string) =>
  running.answer(() => ({ status, body: { code, message: 'No.' } }));
const REVIEW = { stars: 4, text: 'Good.', lang: 'en', network: undefined } as const;

it('has none at another host, and sends it nothing', async () => {
  noteNumber(running.url, undefined, true);
  expect(await findOffer()).toBe('notOffered');
  expect(await findReviewLink('token')).toBeNull();
  expect(await listReviews('id')).toBeNull();
  expect(await listProviderReviews(7)).toBeNull();
  expect(await writeReview('token', REVIEW)).toBe('refused');
  expect(running.asked).toEqual([]);
});

it.each([
  [410, 'gone', 'refused'],
  [409, 'conflict', 'refused'],
  [503, 'unavailable', 'failed'],
  [504, 'unsettled', 'unsettled'],
  [500, 'internal', 'failed'],
])('what is answered %i %s was %s', async (status, code, outcome) => {
  noteNumber(running.url, '1', true);
  refuse(status, code);
  expect(await writeReview('token', REVIEW)).toBe(outcome);
  expect(await takeReviewBack('token')).toBe(outcome);
});

it('shows no link that is none, and fails while the host does', async () => {
  noteNumber(running.url, '1', true);
  refuse(400, 'bad_request');
  expect(await findReviewLink('token')).toBeNull();
  refuse(500, 'internal');
  await expect(findReviewLink('token')).rejects.toThrow('{host} call failed');
});
