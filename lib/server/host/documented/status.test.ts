import { describe, expect, test } from 'vitest';
import { findListingStatus } from './status';

describe('the moderation status', () => {
  test.each([
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['delisted', 'delisted'],
    ['published', 'approved'],
    ['active', 'approved'],
    ['live', 'approved'],
    ['inactive', 'delisted'],
    ['unpublished', 'delisted'],
    ['disabled', 'delisted'],
    ['archived', 'delisted'],
    ['denied', 'rejected'],
    ['declined', 'rejected'],
    ['draft', 'pending'],
    ['constructor', 'pending'],
    ['__proto__', 'pending'],
    [7, 'pending'],
  ])('STS-003 to STS-006: %j means %s, whatever its case', (raw, status) => {
    expect(findListingStatus({ status: raw })).toBe(status);
    expect(findListingStatus({ status: ` ${String(raw).toUpperCase()} ` })).toBe(status);
  });

  const fields = [
    'status',
    'listing_status',
    'approval_status',
    'publication_status',
    'state',
    'provider_status',
    'moderation_status',
    'review_status',
  ];

  test.each(fields)('STS-007: is read from %s', (field) => {
    expect(findListingStatus({ [field]: 'live' })).toBe('approved');
  });

  test('STS-007: is read from the first field that is present and not empty', () => {
    for (let first = 0; first < fields.length; first += 1) {
      const record = Object.fromEntries(
        fields.map((field, index) => {
          if (index < first) return [field, index % 2 === 0 ? null : ' '];
          return [field, index === first ? 'denied' : 'live'];
        }),
      );
      expect(findListingStatus(record)).toBe('rejected');
    }
  });

  test.each(['is_published', 'isPublished', 'isApproved'])(
    'STS-008 to STS-010: %s counts without a field',
    (flag) => {
      expect(findListingStatus({ [flag]: true })).toBe('approved');
      expect(findListingStatus({ [flag]: 1 })).toBe('approved');
      expect(findListingStatus({ [flag]: 'True' })).toBe('approved');
      expect(findListingStatus({ [flag]: '0' })).toBe('pending');
      expect(findListingStatus({ [flag]: false })).toBe('pending');
      expect(findListingStatus({ [flag]: true, status: 'draft' })).toBe('pending');
      expect(findListingStatus({ [flag]: true, state: '' })).toBe('approved');
    },
  );

  test('is null for a host that sends none', () => {
    expect(findListingStatus({ name: 'Selam' })).toBeNull();
    expect(findListingStatus({ status: null, is_published: null })).toBeNull();
  });
});
