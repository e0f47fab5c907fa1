import { expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { sentenceOf } from '@/test/sentence-of';
import { admitUpload, UPLOAD_QUOTA } from './upload-quota';

const NOW = Date.UTC(2027, 0, 4, 8);
const MB = 1024 * 1024;

function refusalOf(userId: string, bytes: number, now: number) {
  try {
    admitUpload(userId, bytes, now);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      status: error.status,
      seconds: error.details.retryAfterSeconds,
      text: sentenceOf(error),
    };
  }
}

it('UPL-001 takes so many pictures an hour from a user, and says when it goes on', () => {
  for (let n = 0; n < UPLOAD_QUOTA.anHour; n += 1) {
    expect(refusalOf('ada', 1, NOW + n * 1000)).toBeNull();
  }
  const at = NOW + 10 * MINUTE_MS;
  expect(refusalOf('ada', 1, at)).toMatchObject({
    status: 429,
    seconds: 50 * 60,
    text: expect.stringContaining('try again in 50 minutes'),
  });
  expect(refusalOf('bo', 1, at)).toBeNull();
  expect(refusalOf('ada', 1, NOW + HOUR_MS)).toBeNull();
  expect(refusalOf('ada', 1, NOW + HOUR_MS)).toMatchObject({
    seconds: 1,
    text: expect.stringContaining('try again in a minute; what you typed stays here.'),
  });
});

it('UPL-001 takes so many bytes a day from a user', () => {
  for (let n = 0; n < 20; n += 1) expect(refusalOf('cy', 10 * MB, NOW + n * HOUR_MS)).toBeNull();
  expect(refusalOf('cy', 1, NOW + 20 * HOUR_MS)).toMatchObject({
    seconds: 4 * 3600,
    text: expect.stringContaining('try again in 4 hours; what'),
  });
  expect(refusalOf('cy', 10 * MB, NOW + 24 * HOUR_MS)).toBeNull();
  expect(refusalOf('cy', 10 * MB, NOW + 24 * HOUR_MS)?.text).toContain('in 60 minutes');
});
