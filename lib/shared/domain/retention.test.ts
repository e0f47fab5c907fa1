import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { LEAST_RETENTION_DAYS, retentionDays } from './retention';
import { reviewEnd } from './reviews/stage';

test('the retention is a year unless it is set', () => {
  expect(retentionDays('')).toBe(365);
  expect(retentionDays('32')).toBe(32);
  for (const wrong of ['0', '-1', '14', '31', '32.5', 'a year', '4000']) {
    expect(() => retentionDays(wrong)).toThrow('RETENTION_DAYS: a whole number from 32 to 3650');
  }
});

test('whose a visit was is known until its review link has closed', () => {
  const [from, to] = [Date.UTC(2027, 0), Date.UTC(2028, 0)];
  for (let endsAt = from; endsAt < to; endsAt += HOUR_MS) {
    expect(reviewEnd(endsAt)).toBeLessThanOrEqual(endsAt + LEAST_RETENTION_DAYS * DAY_MS);
  }
});
