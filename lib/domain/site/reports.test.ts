import { expect, it } from 'vitest';
import { checkReport, REPORT_LIMITS } from './reports';

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
