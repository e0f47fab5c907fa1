import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportFile } from '@/test/report-file';
import { readPlaywrightTroubles, readVitestTroubles, toTroubleLines } from './troubles.mjs';

describe('the end of npm test', () => {
  it('names what failed, and what could not be loaded', () => {
    const name = path.resolve('lib/a.test.ts');
    const file = reportFile({
      testResults: [
        {
          name,
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'breaks', status: 'failed', failureMessages: ['\u001b[31mno\u001b[0m'] },
          ],
        },
        { name, status: 'failed', message: 'not found', assertionResults: [] },
      ],
    });
    expect(toTroubleLines(readVitestTroubles(file))).toEqual([
      '',
      'Failed:',
      '  lib/a.test.ts › breaks',
      '    no',
      '  lib/a.test.ts',
      '    not found',
    ]);
  });

  it('names journeys with their browser', () => {
    const spec = (status: string) => ({
      title: status,
      file: 'book.spec.ts',
      line: 7,
      tests: [{ status, projectName: 'phone', results: [{}, { error: { message: 'gone' } }] }],
    });
    const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected')] }] }];
    expect(toTroubleLines(readPlaywrightTroubles(reportFile({ suites })))).toEqual([
      '',
      'Failed:',
      '  book.spec.ts:7 › unexpected (phone)',
      '    gone',
    ]);
  });

  it('says nothing where all is well, or where a runner left no report', () => {
    expect(toTroubleLines([])).toEqual([]);
    expect(readVitestTroubles(reportFile())).toEqual([]);
    expect(readPlaywrightTroubles(reportFile())).toEqual([]);
  });
});
