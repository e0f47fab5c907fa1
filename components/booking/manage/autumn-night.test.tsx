import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayTimes } from '@/components/booking/times/day-panel';
import { EmptyWeek } from '@/components/booking/times/empty-week';
import { ServiceQuestion } from '@/components/booking/times/service-question';
import { Conflicts } from '@/components/calendar/hours/conflicts';
import { bookingDays } from '@/lib/shared/domain/booking/times';
import { MoveForm } from './move-summary';

const ZONE = 'Europe/Malta';
/** The clock shows 02:30 at both: it goes back by an hour between them. */
const [FIRST, SECOND] = [Date.parse('2027-10-31T00:30Z'), Date.parse('2027-10-31T01:30Z')];
const SLOTS = [FIRST, SECOND].map((startsAt) => {
  return { startsAt, status: 'available' as const, serviceItemId: null };
});
const DAYS = bookingDays(['2027-10-31'], SLOTS, {
  durationMinutes: 15,
  options: [],
  now: 0,
  zone: ZONE,
  locale: 'en',
  own: FIRST,
});

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('the time that a visit has is named like the times around it', () => {
  const [day] = DAYS;
  if (!day) throw new Error('no day');
  const calls = { hrefOf: () => '/', onPick: () => {} };
  const html = renderToStaticMarkup(<DayTimes day={day} picked={null} {...calls} />);
  expect(textOf(html)).toContain('02:30 CEST your booking 02:30');
});

test.each([
  [FIRST, 'Move to 02:30 CEST'],
  [SECOND, 'Move to 02:30 CET'],
])('the button that moves a visit says which 02:30 it is', (startsAt, words) => {
  const time = { startsAt, label: '02:30' };
  const html = renderToStaticMarkup(
    <MoveForm token="t" time={time} person={null} moveKey="k" action={async () => {}} />,
  );
  expect(textOf(html)).toMatch(new RegExp(`^${words}\\b`));
});

test('so does an empty week of the first free time', () => {
  const choice = { serviceId: 'p', calendarId: 7, itemIds: ['5'], person: null };
  const next = { kind: 'found', startsAt: SECOND } as const;
  const html = renderToStaticMarkup(<EmptyWeek choice={choice} next={next} isThisWeek />);
  expect(textOf(html)).toContain('02:30 CET');
});

test('the question after a time says at which 02:30 a service does not fit', () => {
  const time = { startsAt: SECOND, label: '02:30', unfit: [0] };
  const option = { ids: ['5'], name: 'Cut', language: '', durationMinutes: 60, priceMinor: 2000 };
  const html = renderToStaticMarkup(
    <ServiceQuestion
      choice={{ serviceId: 'p', calendarId: 7, itemIds: [], person: null }}
      time={time}
      options={[option]}
      isPending={false}
      now={() => 0}
      cancel={null}
      onConfirm={() => {}}
      onStale={() => {}}
    />,
  );
  expect(textOf(html)).toContain('02:30 CET');
});

test('a visit outside of new hours has its zones where the clock changes meanwhile', () => {
  const visit = { id: '1', startsAt: FIRST, endsAt: SECOND, customerName: 'Ada', services: [] };
  const conflicts = { visits: [visit], total: 1 };
  const html = renderToStaticMarkup(<Conflicts conflicts={conflicts} zone={ZONE} />);
  expect(textOf(html)).toContain('02:30 CEST');
  expect(textOf(html)).toContain('02:30 CET');
});
