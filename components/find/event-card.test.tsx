import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { HOUR_MS } from '@/lib/shared/time/units';
import { CommunityEvents } from './community/community-events';
import { EventFacts } from './event/event-facts';
import { EventCards } from './event-card';

const STARTS_AT = Date.parse('2026-11-24T09:00:00Z');
const event = (hours: number): UpcomingEvent => ({
  id: 'e1',
  title: 'Enkutatash',
  summary: '',
  language: '',
  category: 'Festivals',
  organizer: '',
  startsAt: STARTS_AT,
  endsAt: STARTS_AT + hours * HOUR_MS,
  zone: 'Europe/Malta',
  address: 'Balzan',
  placeId: '11',
  communityId: 1,
  imageUrl: '',
  updatedAt: 0,
  ticketMinor: 0,
  currency: 'EUR',
  isCancelled: false,
  isMoved: false,
});
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');
/** Without what is not read out. */
const heard = (html: string) =>
  words(html.replaceAll(/<div[^>]* aria-hidden="true".*?<\/div>/gs, ''));
const page = (hours: number) => ({
  ...event(hours),
  description: '',
  language: '',
  bookingLink: '',
  isTicketRequired: false,
  cancellation: null,
  changeWords: '',
  movedFrom: null,
});

test('a card names the city whose clock it gives, unless that is Malta', () => {
  const card = (zone: string) =>
    words(renderToStaticMarkup(<EventCards events={[{ ...event(4), zone }]} />));
  expect(card('Europe/London')).toContain('Tue 09:00 to 13:00 · London time');
  expect(card('Europe/Malta')).not.toContain('time');
});

test('an event of one day names its weekday, one of several days each day and time once', () => {
  const card = (hours: number) =>
    words(renderToStaticMarkup(<EventCards events={[event(hours)]} />));
  expect(card(4)).toContain('Tue 10:00 to 14:00Enkutatash');
  expect(card(52)).toContain('24Tue 24 Nov, 10:00 to Thu 26 Nov, 14:00Enkutatash');
  const line = (hours: number) =>
    words(renderToStaticMarkup(<CommunityEvents events={[event(hours)]} />));
  expect(line(4)).toContain('EnkutatashTue 10:00 to 14:00 · Ħal Balzan');
  expect(line(52)).toContain('EnkutatashTue 24 Nov, 10:00 to Thu 26 Nov, 14:00 · Ħal Balzan');
  const facts = (hours: number) =>
    words(renderToStaticMarkup(<EventFacts event={page(hours)} isOff={false} url="" />));
  expect(facts(4)).toContain('24Tuesday, 10:00 to 14:00');
  expect(facts(52)).toContain('24Tue 24 Nov, 10:00 to Thu 26 Nov, 14:00');
});

test('the day of an event is read out, once', () => {
  const shown = (hours: number) =>
    [
      <EventCards key="card" events={[event(hours)]} />,
      <CommunityEvents key="line" events={[event(hours)]} />,
      <EventFacts key="facts" event={page(hours)} isOff={false} url="" />,
    ].map((part) => heard(renderToStaticMarkup(part)));
  for (const part of shown(4)) expect(part.match(/Nov24/g)).toHaveLength(1);
  for (const part of shown(52)) {
    expect(part).not.toContain('Nov24');
    expect(part).toContain('Tue 24 Nov, 10:00');
  }
});
