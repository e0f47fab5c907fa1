import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bookingDays } from '@/lib/shared/domain/booking/times';
import { bookingWindow } from '@/lib/shared/domain/booking/window';
import { EmptyDay } from './empty-day';
import { WeekNav } from './week-nav';

const CHOICE = { serviceId: 'p', calendarId: 7, itemIds: ['5'], person: null };
const WEEK = bookingWindow('2030-11-20', '2030-11-28');
const SLOTS = [
  {
    startsAt: Date.parse('2030-11-30T09:00:00Z'),
    status: 'available' as const,
    serviceItemId: null,
  },
];
const DAYS = bookingDays(WEEK.days, SLOTS, {
  durationMinutes: 15,
  options: [],
  now: 0,
  zone: 'Europe/Malta',
  locale: 'en',
});

function renderDay(index: number, later: string | null): string {
  const [day] = DAYS.slice(index);
  if (!day) throw new Error(`no day ${index}`);
  const calls = { onShow: () => {}, go: () => {} };
  return renderToStaticMarkup(
    <EmptyDay
      day={day}
      days={DAYS}
      later={later === null ? null : Date.parse(later)}
      choice={CHOICE}
      {...calls}
    />,
  );
}

test('TIME-020: an empty day names the next free one of its week, with a link', () => {
  const html = renderDay(0, '2030-12-09T22:30:00Z');
  expect(html).toContain('No times available on this day.');
  expect(html).toContain('Next day with free times: Saturday 30 November');
  expect(html).toContain('week=2030-11-28&amp;date=2030-11-30&amp;serviceItems=5');
});

test('after the last free day of a week it names the first one later, by the venue’s calendar', () => {
  const html = renderDay(4, '2030-12-09T23:30:00Z');
  expect(html).toContain('Next day with free times: Tuesday 10 December');
  expect(html).toContain('week=2030-12-10&amp;serviceItems=5');
});

test('it names none where none is known', () => {
  expect(renderDay(4, null)).not.toContain('Next day with free times');
});

test.each([
  ['2030-11-28', 'November 2030'],
  ['2030-11-30', 'November 2030'],
  ['2030-12-01', 'December 2030'],
])('the month field of a week over two months follows the chosen day %s', (day, month) => {
  const html = renderToStaticMarkup(
    <WeekNav week={WEEK} day={day} choice={CHOICE} go={() => {}} />,
  );
  expect(html).toMatch(new RegExp(`selected="">${month}<`));
});
