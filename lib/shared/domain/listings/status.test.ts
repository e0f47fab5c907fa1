import { describe, expect, test } from 'vitest';
import { isPublic, LISTING_STATUSES } from './status';

describe('the moderation status', () => {
  test('STS-001: is one of four', () => {
    expect(LISTING_STATUSES).toEqual(['pending', 'approved', 'rejected', 'delisted']);
  });

  test('lets everybody see approved listings only, and those of a host without any', () => {
    expect(LISTING_STATUSES.filter(isPublic)).toEqual(['approved']);
    expect(isPublic(null)).toBe(true);
  });
});
