import { expect, it } from 'vitest';
import { checkNotice, checkReport, REPORT_LIMITS, shortReasons, termsReasons } from './reports';

const report = { reason: 'scam', text: '', email: '' } as const;

it('wants a reason of a report and nothing else', () => {
  expect(checkReport(report)).toEqual({});
  expect(checkReport({ ...report, reason: '' })).toEqual({ reason: { key: 'reasonMissing' } });
});

it('takes a text of 1,000 characters and an address that can be one', () => {
  const full = {
    ...report,
    text: ` ${'x'.repeat(REPORT_LIMITS.text)} `,
    email: ' ann@other.example ',
  };
  expect(checkReport(full)).toEqual({});
  expect(checkReport({ ...report, text: 'x'.repeat(1_001), email: 'ann' })).toEqual({
    text: { key: 'tooLong', values: { limit: 1_000 } },
    email: { key: 'emailInvalid' },
  });
});

it('offers of a review what can be wrong with one, and of anything else the rest', () => {
  expect(termsReasons('review')).toEqual(['misleading', 'wrongDetails', 'harmful', 'other']);
  expect(shortReasons('review')).toEqual(termsReasons('review'));
  expect(termsReasons('service')).toContain('privateData');
  expect(shortReasons('service')).toEqual([
    'misleading',
    'wrongDetails',
    'scam',
    'harmful',
    'other',
  ]);
});

it('wants of a notice words and good faith, and of one about the law who sends it', () => {
  const notice = { ...report, text: 'Asks for 50 euro.', name: '', isInGoodFaith: true };
  expect(checkNotice(notice)).toEqual({});
  expect(checkNotice({ ...notice, text: ' ', isInGoodFaith: false })).toEqual({
    text: { key: 'noticeMissing' },
    isInGoodFaith: { key: 'goodFaithMissing' },
  });
  expect(checkNotice({ ...notice, reason: 'rights' })).toEqual({
    name: { key: 'nameMissing' },
    email: { key: 'emailMissing' },
  });
  expect(checkNotice({ ...notice, reason: 'child' })).toEqual({});
});
