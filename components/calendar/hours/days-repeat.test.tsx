import { expect, it } from 'vitest';
import { NO_DAYS } from '@/lib/shared/domain/hours/added-days';
import type { Repeat } from '@/lib/shared/domain/hours/repeat';
import { renderPage } from '@/test/render-page';
import { DaysRepeat } from './days-repeat';

const show = ([from, until]: [string, string], repeat: Repeat) =>
  renderPage(<DaysRepeat added={{ ...NO_DAYS, from, until, repeat }} onChange={() => undefined} />);

it.each<[[string, string], Repeat, string]>([
  [['2027-08-01', '2027-08-31'], 'year', 'Every year from 1 to 31 August'],
  [['2027-12-20', '2028-01-06'], 'year', 'Every year from 20 December to 6 January'],
  [['2028-02-29', ''], 'year', 'Every year on 29 February, in leap years only'],
  [['2027-08-03', ''], 'week', 'Every Tuesday'],
  [['2027-08-02', '2027-08-06'], 'week', 'Every week from Monday to Friday'],
  [['2027-08-02', '2027-08-03'], 'first', 'Every first Monday of the month, and the day after it'],
])('%j repeated by %s are said to be that: %s', async (dates, repeat, words) => {
  expect(await show(dates, repeat)).toContain(
    `<p class="text-sm text-muted" role="status">${words}<`,
  );
});

it('days that are too many to repeat are refused in place of being said', async () => {
  const html = await show(['2027-08-01', '2027-08-31'], 'week');
  expect(html).toContain('Days that repeat like this can be 7 days in a row at most.');
  expect(html).toContain('role="status"></p>');
});
