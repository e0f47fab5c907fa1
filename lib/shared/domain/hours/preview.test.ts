import { expect, it } from 'vitest';
import { addDays, daysFrom } from '@/lib/shared/time/local-date';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { instantOf, spanOfDays } from '@/lib/shared/time/venue-time';
import { calendarSlots } from './calendar-slots';
import { type PreviewDay, previewDay, previewScale } from './preview';
import { NO_SCHEDULE, type Schedule } from './schedule';

const ZONE = 'Europe/Malta';
const range = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const MONDAY = '2027-06-21';
const schedule: Schedule = {
  ...NO_SCHEDULE,
  sets: [
    {
      name: '',
      from: null,
      until: null,
      week: [[range(9, 13), range(14, 17)], [range(5, 12)], [], [range(9, 23)], [], [], []],
    },
  ],
  special: [{ name: 'Away', from: '2027-06-24', until: '2027-06-24', ranges: [] }],
};
const marks = [
  { ...range(10, 11), status: 'unavailable' as const },
  { ...range(18, 19), status: 'available' as const },
];
const visits = [
  { ...range(14, 15), id: 'kept' },
  { ...range(20, 21), id: 'lost' },
];

function show({ blocks, state }: PreviewDay): string {
  const words = blocks.map(({ kind, from, to }) => `${kind} ${from / 60}-${to / 60}`);
  return [state, ...words].join(', ');
}

it('a day shows visits over marks over hours', () => {
  const day = previewDay({ date: MONDAY, visits, marks }, schedule, new Set(['lost']));
  expect(show(day)).toBe(
    'open, open 9-10, open 11-13, booked 14-15, open 15-17, open 18-19, outside 20-21',
  );
});

it('another calendar closes what is open, and neither visits nor the rest of the day', () => {
  const busy = [range(12.5, 14.5), range(18.9, 20.5)];
  const day = previewDay({ date: MONDAY, visits, marks, busy }, schedule, new Set(['lost']));
  expect(show(day)).toBe(
    'open, open 9-10, open 11-12.5, elsewhere 12.5-13, booked 14-15, open 15-17, open 18-18.75, ' +
      'elsewhere 18.75-19, outside 20-21',
  );
});

it('a day without hours is closed, and one off says so', () => {
  const bare = { visits: [], marks: [] };
  const at = (days: number) =>
    show(previewDay({ date: addDays(MONDAY, days), ...bare }, schedule, new Set()));
  expect([at(2), at(3)]).toEqual(['closed', 'day-off']);
});

it('the bars begin at six and end at nine in the evening, unless hours are wider', () => {
  const days = daysFrom(MONDAY, 2).map((date) =>
    previewDay({ date, visits: [], marks: [] }, schedule, new Set()),
  );
  expect(previewScale(days.slice(0, 1))).toEqual(range(6, 21));
  expect(previewScale(days)).toEqual(range(5, 21));
});

it('agrees with what the calendar would offer', () => {
  for (const date of daysFrom(MONDAY, 7)) {
    const toSpan = ({ from, to }: { from: number; to: number }) => ({
      from: instantOf(date, from, ZONE),
      to: instantOf(date, to, ZONE),
    });
    const state = {
      schedule,
      marks: marks.map((mark) => ({ ...mark, ...toSpan(mark) })),
      visits: visits.map((visit) => ({
        ...toSpan(visit),
        kept: toSpan(visit),
        serviceItemId: null,
        isByProvider: false,
      })),
    };
    const window = spanOfDays(date, date, ZONE);
    const slots = calendarSlots(state, { window, audience: 'provider', now: 0, zone: ZONE });
    const free = slots.filter(({ status }) => status === 'available');
    const { blocks } = previewDay({ date, visits, marks }, schedule, new Set());
    const open = blocks.filter(({ kind }) => kind === 'open').map(toSpan);
    const minutes = open.reduce((total, { from, to }) => total + (to - from) / MINUTE_MS, 0);
    expect(free.length * 15).toBe(minutes);
    for (const { startsAt } of free) {
      expect(open.some(({ from, to }) => from <= startsAt && startsAt < to)).toBe(true);
    }
  }
});
