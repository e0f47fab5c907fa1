import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventDates, EventWhen } from '@/components/listings/events/event-schedule';
import { FreeTime } from '@/components/profile/free-time';
import { startOf } from '@/components/shared/time/event-times';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { CommunityEvents } from './community/community-events';
import { EventFacts } from './event/event-facts';
import { EventCards } from './event-card';
import { clockOf, timesOf } from './event-words';
import { ServiceEnd } from './service-end';
import { EventRow } from './whats-on/event-day';

const ZONE = 'Europe/Malta';
/** The clock shows 02:30 at both: it goes back by an hour between them. */
const [FIRST, SECOND] = [Date.parse('2027-10-31T00:30Z'), Date.parse('2027-10-31T01:30Z')];
const EVENT: UpcomingEvent = {
  id: 'e1',
  title: 'Night',
  summary: '',
  language: '',
  category: 'Festivals',
  organizer: '',
  startsAt: FIRST,
  endsAt: SECOND,
  zone: ZONE,
  address: '',
  placeId: '11',
  communityId: 1,
  imageUrl: '',
  updatedAt: 0,
  ticketMinor: 0,
  currency: 'EUR',
  isCancelled: false,
  isMoved: false,
};
const PAGE = {
  ...EVENT,
  description: '',
  language: '',
  bookingLink: '',
  isTicketRequired: false,
  cancellation: null,
  changeWords: '',
  movedFrom: null,
};

function textOf(part: React.ReactElement): string {
  return renderToStaticMarkup(part)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test.each([
  ['a card', <EventCards key="card" events={[EVENT]} />],
  ['a line', <CommunityEvents key="line" events={[EVENT]} />],
  ['a row', <EventRow key="row" event={EVENT} isFirst />],
  ['the page', <EventFacts key="page" event={PAGE} isOff={false} url="" />],
])('%s of an event names the zones of both its ends', (_, part) => {
  expect(textOf(part)).toContain('02:30 CEST to 02:30 CET');
});

test('so does the owner’s page', () => {
  const times = { startsAt: FIRST, endsAt: SECOND, zone: ZONE };
  expect(textOf(<EventWhen {...times} />)).toContain('Sunday, 02:30 CEST');
  expect(textOf(<EventDates {...times} />)).toMatch(/02:30 CEST .* 02:30 CET /);
  const before = { ...times, startsAt: FIRST - HOUR_MS };
  expect(textOf(<EventDates {...before} />)).toMatch(/01:30 CEST .* 02:30 CET /);
});

test('an event of several days names the zone of an end that the clock shows twice alone', () => {
  const span = textsFor('en', 'events.span');
  const from = { ...EVENT, startsAt: FIRST - 3 * DAY_MS };
  expect(timesOf({ ...from, endsAt: SECOND + 2 * DAY_MS }, span)).toBe(
    'Thu 28 Oct, 02:30 to Tue 2 Nov, 02:30',
  );
  expect(timesOf({ ...EVENT, endsAt: SECOND + 2 * DAY_MS }, span)).toBe(
    'Sun 31 Oct, 02:30 CEST to Tue 2 Nov, 02:30',
  );
  expect(startOf(SECOND, ZONE, span)).toBe('Sun 31 Oct, 02:30 CET');
});

test('our clock beside an event elsewhere names its zone', () => {
  const t = textsFor('en', 'publicEvents.card');
  const span = textsFor('en', 'events.span');
  expect(clockOf({ ...EVENT, zone: 'Europe/London' }, t, span)).toBe(
    'London time, 02:30 CEST in Malta',
  );
});

test.each([
  [FIRST, '02:30 CEST'],
  [SECOND, '02:30 CET'],
])('a profile and a card of a search say which 02:30 is free', (at, time) => {
  expect(textOf(<FreeTime at={at} isToday={false} />)).toContain(`Sun 31 Oct, ${time} `);
  expect(textOf(<FreeTime at={at} isToday />)).toContain(`Free today ${time} `);
  const service = { nextAvailableAt: at, priceFromMinor: null, item: null };
  expect(textOf(<ServiceEnd service={service} now={at} />)).toContain(time);
  expect(textOf(<ServiceEnd service={service} now={at - 2 * DAY_MS} />)).toContain(time);
});
