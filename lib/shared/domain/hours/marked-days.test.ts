import { expect, test } from 'vitest';
import { instantOf } from '@/lib/shared/time/venue-time';
import { marksByDay } from './marked-days';

const MALTA = 'Europe/Malta';
const at = (date: string, hour: number) => instantOf(date, hour * 60, MALTA);

test('marks are cut at the midnights of the venue, over a change of its clock too', () => {
  const long = {
    from: at('2027-03-27', 22),
    to: at('2027-03-29', 2),
    status: 'available' as const,
  };
  const parts = marksByDay([long], '2027-03-27', MALTA);
  expect(parts.map(({ date, from, to }) => [date, (to - from) / 3_600_000])).toEqual([
    ['2027-03-27', 2],
    ['2027-03-28', 23],
    ['2027-03-29', 2],
  ]);
});

test('a mark that began before the first day is listed from that day on', () => {
  const mark = {
    from: at('2027-06-13', 20),
    to: at('2027-06-15', 4),
    status: 'unavailable' as const,
  };
  expect(marksByDay([mark], '2027-06-14', MALTA).map(({ date }) => date)).toEqual([
    '2027-06-14',
    '2027-06-15',
  ]);
});

test('a mark that ends at midnight does not reach the next day', () => {
  const mark = {
    from: at('2027-06-14', 20),
    to: at('2027-06-15', 0),
    status: 'available' as const,
  };
  expect(marksByDay([mark], '2027-06-01', MALTA).map(({ date }) => date)).toEqual(['2027-06-14']);
});
