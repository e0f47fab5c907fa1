import { describe, expect, test } from 'vitest';
import { instantOf } from '@/lib/shared/time/venue-time';
import { visitsOutside } from './outside-hours';
import { NO_SCHEDULE, type Schedule } from './schedule';

const ZONE = 'Europe/Malta';
const DAY = '2027-06-30';
const at = (minute: number, date = DAY) => instantOf(date, minute, ZONE);
const visit = (from: number, to: number, date = DAY) => ({
  from: at(from, date),
  to: at(to, date),
});

function open(from: number, to: number, over: Partial<Schedule> = {}): Schedule {
  const week = Array.from({ length: 7 }, () => [{ from, to }]);
  return { ...NO_SCHEDULE, sets: [{ name: '', from: null, until: null, week }], ...over };
}

const BEFORE = { schedule: open(540, 1020), marks: [] };
const outside = (
  wanted: Schedule,
  visits: ReturnType<typeof visit>[],
  before: Parameters<typeof visitsOutside>[1] = BEFORE,
) => visitsOutside(visits, before, { wanted, zone: ZONE });

describe('the visits that new hours leave outside', () => {
  const early = visit(540, 600);
  const noon = visit(720, 780);
  const late = visit(990, 1020);

  test('are those that begin too early, end too late or lie on a day off', () => {
    expect(outside(open(555, 1005), [early, noon, late])).toEqual([early, late]);
    const off = { name: '', from: DAY, until: DAY, ranges: [] };
    const next = visit(720, 780, '2027-07-01');
    expect(outside(open(540, 1020, { special: [off] }), [noon, next])).toEqual([noon]);
  });

  test('are none of those that lay outside before', () => {
    expect(outside(open(600, 1020), [visit(480, 510), early])).toEqual([early]);
  });

  test('are none under what was painted by hand', () => {
    const marks = [
      { ...visit(540, 570), status: 'available' as const },
      { ...visit(570, 600), status: 'unavailable' as const },
    ];
    expect(outside(open(600, 1020), [early], { ...BEFORE, marks })).toEqual([]);
    expect(outside(open(660, 1020), [visit(570, 630)], { ...BEFORE, marks })).toHaveLength(1);
  });

  test('are none because of rules for new visits', () => {
    const { rules } = NO_SCHEDULE;
    const strict = { ...rules, noticeMinutes: 60_000, daysAhead: 0, beforeMinutes: 60 };
    expect(outside(open(540, 1020, { rules: strict }), [early, noon])).toEqual([]);
  });
});
