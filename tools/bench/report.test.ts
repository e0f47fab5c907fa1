import { describe, expect, it } from 'vitest';
import { findInputs, findLinks } from './find-pages';
import { mediansOf } from './measure-lighthouse';
import { judge, toTable } from './report';
import { median, percentile } from './statistics';

const row = { group: 'g', what: 'w', unit: 'ms', measured: 10 };

describe('the figures of the bench', () => {
  it('are judged by their bar, the bar itself included', () => {
    expect(judge({ ...row, bar: { limit: 10, direction: 'at most' } })).toBe('pass');
    expect(judge({ ...row, bar: { limit: 9.9, direction: 'at most' } })).toBe('miss');
    expect(judge({ ...row, bar: { limit: 10.1, direction: 'at least' } })).toBe('miss');
    expect(judge(row)).toBe('info');
    const failed = { ...row, bar: { limit: 99, direction: 'at most' as const }, failed: 'why' };
    expect(judge(failed)).toBe('failed');
  });

  it('by Lighthouse are the medians of each score, and none where a run failed', () => {
    const run = (performance: number | null, seo: number) => ({
      categories: { performance: { score: performance }, seo: { score: seo } },
    });
    expect(mediansOf([run(0.92, 1), run(0.99, 1), run(0.96, 0.91)])).toEqual([
      { id: 'performance', score: 0.96 },
      { id: 'seo', score: 1 },
    ]);
    expect(mediansOf([run(0.9, 1), run(null, 1)])[0]).toEqual({ id: 'performance', score: null });
  });

  it('stand in a table that shows what was missed and why', () => {
    const table = toTable([
      { ...row, bar: { limit: 5, direction: 'at most' } },
      { ...row, measured: null, failed: 'no page' },
    ]);
    expect(table).toMatch(/10 ms +<= 5 +MISS/);
    expect(table).toMatch(/FAILED +no page/);
  });

  it('take percentiles by nearest rank', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([median(values), percentile(values, 0.99), percentile(values, 0)]).toEqual([50, 99, 1]);
    expect(() => median([])).toThrow();
  });
});

describe('the pages of the bench', () => {
  it('are found in the links and inputs of the HTML', () => {
    const html =
      '<a class="x" href="/a?b=1&amp;c=2">1</a><input type="hidden" name="n" value="7"/>';
    expect(findLinks(html)).toEqual(['/a?b=1&c=2']);
    expect(findInputs(html)).toEqual([{ name: 'n', value: '7' }]);
  });
});
