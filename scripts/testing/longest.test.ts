import { expect, it } from 'vitest';
import { reportFile } from '@/test/report-file';
import { toLongestLines } from './longest.mjs';

it('names the browser tests that took longest, and says nothing without a report', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'book.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ specs: [spec('short', 900)], suites: [{ specs: [spec('long', 12_345)] }] }];
  expect(toLongestLines(reportFile({ suites }))).toEqual([
    '',
    'The longest browser tests:',
    '   12.3 s  book.spec.ts:7 › long (phone)',
    '    0.9 s  book.spec.ts:7 › short (phone)',
  ]);
  expect(toLongestLines(reportFile())).toEqual([]);
});
