import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LIMITS } from '@/lib/shared/domain/limits';
import { AppError } from '@/lib/shared/errors';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { sentenceOf } from '@/test/sentence-of';
import { stubWebEnv } from '@/test/web-env';
import { enforceUploadLimits } from './refusal';

const MB = 1024 * 1024;

beforeAll(() => {
  stubWebEnv('http://127.0.0.1:1');
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

async function refusalOf(userId: string, bytes: number) {
  try {
    await enforceUploadLimits(userId, bytes);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, details } = error;
    return { status, seconds: details.retryAfterSeconds, text: sentenceOf(error) };
  }
}

it('UP-7, UPL-001: takes so many pictures an hour from a user, and says when it goes on', async () => {
  for (let n = 0; n < LIMITS.uploads.most; n += 1) expect(await refusalOf('ada', 1)).toBeNull();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(await refusalOf('ada', 1)).toEqual({
    status: 429,
    seconds: 50 * 60,
    text: 'These are more pictures than we accept at once. Please try again in 50 minutes; what you typed stays here.',
  });
  expect(await refusalOf('bo', 1)).toBeNull();
  vi.advanceTimersByTime(50 * MINUTE_MS);
  expect(await refusalOf('ada', 1)).toBeNull();
});

it('UP-7, UPL-001: takes so many bytes a day from a user, and still smaller ones that fit', async () => {
  for (let n = 0; n < 19; n += 1) expect(await refusalOf('cy', 10 * MB)).toBeNull();
  vi.advanceTimersByTime(20 * HOUR_MS);
  expect(await refusalOf('cy', 10 * MB + 1)).toMatchObject({
    seconds: 4 * 3600,
    text: expect.stringContaining('try again in 4 hours; what'),
  });
  expect(await refusalOf('cy', 10 * MB)).toBeNull();
  expect(await refusalOf('cy', 1)).toMatchObject({ status: 429 });
  vi.advanceTimersByTime(4 * HOUR_MS);
  expect(await refusalOf('cy', 10 * MB)).toBeNull();
});

it('UP-7: a picture that the day has no room for is none of the hour’s', async () => {
  for (let n = 0; n < 20; n += 1) expect(await refusalOf('di', 10 * MB)).toBeNull();
  for (let n = 0; n < 100; n += 1) expect(await refusalOf('di', 1)).toMatchObject({ status: 429 });
  vi.advanceTimersByTime(24 * HOUR_MS);
  expect(await refusalOf('di', 1)).toBeNull();
});
