import { expect, test } from 'vitest';
import { retentionDays } from './retention';

test('the retention is a year unless it is set', () => {
  expect(retentionDays('')).toBe(365);
  expect(retentionDays('30')).toBe(30);
  for (const wrong of ['0', '-1', '1.5', 'a year', '4000']) {
    expect(() => retentionDays(wrong)).toThrow('a whole number from 1 to 3650');
  }
});
