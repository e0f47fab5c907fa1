import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/shared/time/local-date';
import type { CalendarData, SlotValue } from './cells';
import { copiedDays, FIRST_COPY, marksOfWeek, planCopy } from './copy-week';
import { gridDay } from './grid';

const MALTA = 'Europe/Malta';
const MONDAY = '2027-06-14';
const TUESDAY = addDays(MONDAY, 1);

/** Tuesday is marked as available from 09:00 to 10:00, and the rest follows the hours. */
function weekOf(slot: SlotValue): CalendarData {
  const hour = gridDay(TUESDAY, MALTA).slots.slice(36, 40);
  return { slots: new Map(hour.map(({ at }) => [at, slot])), bookings: null };
}
const marked = weekOf({ status: 'available', serviceItemId: null, mark: 'available' });
const marks = marksOfWeek(marked, MONDAY, MALTA, true);
const plan = (choice: Partial<typeof FIRST_COPY>, daysOff: string[] = []) =>
  planCopy(MONDAY, marks, { ...FIRST_COPY, ...choice }, daysOff, MALTA);

describe('the copy of a week', () => {
  it('begins a week later and lasts as long as is chosen', () => {
    expect(copiedDays(MONDAY, 2)).toEqual({ first: '2027-06-21', last: '2027-07-04' });
    expect(plan({ weeks: 2 }).dates).toEqual(['2027-06-22', '2027-06-29']);
    expect(plan({ weeks: 2 }).changes).toHaveLength(2);
  });

  it('also clears what follows the hours, if it is asked to', () => {
    const { changes, dates } = plan({ weeks: 1, clears: true });
    expect(dates).toHaveLength(7);
    expect(new Set(changes.map(({ mark }) => mark))).toEqual(new Set(['available', 'cleared']));
  });

  it('leaves out days off unless they are ticked, and offers those alone that it would change', () => {
    const daysOff = ['2027-06-22', '2027-06-24'];
    const left = plan({ weeks: 2 }, daysOff);
    expect(left.dates).toEqual(['2027-06-29']);
    expect(left.offered).toEqual(['2027-06-22']);
    const ticked = plan({ weeks: 2, ticked: new Set(['2027-06-22']) }, daysOff);
    expect(ticked.dates).toEqual(['2027-06-22', '2027-06-29']);
  });

  it('tells a week without marks from one whose days are all off', () => {
    const nothing = marksOfWeek({ slots: new Map(), bookings: null }, MONDAY, MALTA, true);
    expect(planCopy(MONDAY, nothing, FIRST_COPY, [], MALTA)).toMatchObject({
      isEmpty: true,
      dates: [],
    });
    const off = plan({ weeks: 1 }, ['2027-06-22']);
    expect(off).toMatchObject({ isEmpty: false, dates: [] });
  });

  it('copies each status where {host} knows only statuses', () => {
    const booked = weekOf({ status: 'booked', serviceItemId: '5' });
    const known = marksOfWeek(booked, MONDAY, MALTA, false);
    expect(new Set(known.values())).toEqual(new Set(['available', null]));
  });
});
