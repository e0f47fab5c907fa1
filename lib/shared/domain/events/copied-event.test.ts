import { describe, expect, it } from 'vitest';
import { toCopiedText } from './copied-event';
import type { SavedEvent } from './saved-event';

/** Monday 6 December 2027, 23:00 to 02:00, in London. */
const SUPPER: SavedEvent = {
  title: 'Secret Supper',
  description: 'Daisies along the towpath.',
  language: 'en',
  address: 'Canal Hall',
  category: 'Festivals',
  communityId: 1,
  countryIso: 'GB',
  startsAt: Date.UTC(2027, 11, 6, 23),
  endsAt: Date.UTC(2027, 11, 7, 2),
  changeWords: 'In the large hall.',
  isTicketRequired: true,
  ticketPriceMinor: 1250,
  isBookingRequired: true,
  bookingLink: 'https://tickets.example/canal',
};
const timesOn = (today: string, event = SUPPER, zone = 'Europe/London') => {
  const { startsAt, endsAt } = toCopiedText(event, zone, today);
  return [startsAt, endsAt];
};

describe('the form of a copy', () => {
  it('is that of the event, but for the days', () => {
    const { startsAt, endsAt, ...others } = toCopiedText(SUPPER, 'Europe/London', '2027-11-01');
    expect(others).toMatchObject({
      title: 'Secret Supper',
      ticketPrice: '12.50',
      communityId: '1',
      changeWords: '',
    });
  });

  it.each([
    ['2027-11-01', '2027-12-13'],
    ['2027-12-06', '2027-12-13'],
    ['2027-12-12', '2027-12-13'],
    ['2027-12-13', '2027-12-20'],
    ['2028-03-01', '2028-03-06'],
  ])('on %s is of the next such weekday after it and the event: %s', (today, day) => {
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect(timesOn(today)).toEqual([`${day}T23:00`, `${next}T02:00`]);
  });

  it('keeps the time by the clock when summer time begins or ends between', () => {
    const startsAt = Date.UTC(2027, 9, 29, 17);
    const before = { ...SUPPER, startsAt, endsAt: startsAt + 3_600_000 };
    expect(timesOn('2027-10-01', before)).toEqual(['2027-11-05T18:00', '2027-11-05T19:00']);
  });

  it('has no times where the event has none', () => {
    expect(timesOn('2027-11-01', { ...SUPPER, startsAt: null, endsAt: null })).toEqual(['', '']);
    expect(timesOn('2027-11-01', { ...SUPPER, endsAt: null })[1]).toBe('');
  });
});
