import { describe, expect, it } from 'vitest';
import { reportFile } from '@/test/report-file';
import {
  addCounts,
  NOTHING,
  readPlaywrightCounts,
  readVitestCounts,
  toVerdictLine,
  withVerdict,
} from './counts.mjs';

describe('the counts of npm test', () => {
  it('end in one line, which names skipped tests only when there are any', () => {
    const sum = addCounts({ ...NOTHING, passed: 3 }, { passed: 4, failed: 1, skipped: 0 });
    expect(toVerdictLine(sum)).toBe('7 passed, 1 failed');
    expect(toVerdictLine({ ...sum, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });

  it('count a test file that could not be loaded as one failure', () => {
    const file = reportFile({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    });
    expect(readVitestCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('read the counts of journeys', () => {
    const file = reportFile({ stats: { expected: 9, unexpected: 1, flaky: 0, skipped: 2 } });
    expect(readPlaywrightCounts(file)).toEqual({ passed: 9, failed: 1, skipped: 2 });
  });

  it('count a runner that crashed as a failure, with a report or without', () => {
    expect(readVitestCounts(reportFile())).toEqual(NOTHING);
    expect(withVerdict(NOTHING, false).failed).toBe(1);
    expect(withVerdict({ passed: 8, failed: 0, skipped: 0 }, false).failed).toBe(1);
    expect(withVerdict({ passed: 8, failed: 3, skipped: 0 }, false).failed).toBe(3);
    expect(withVerdict({ passed: 8, failed: 0, skipped: 0 }, true).failed).toBe(0);
  });
});
