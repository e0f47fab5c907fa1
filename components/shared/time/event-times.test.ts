import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { cityName, isOver, type Span, spanElsewhere, spanIn, zoneLabel } from './event-times';

const evening = {
  startsAt: Date.parse('2025-12-06T16:00:00.000Z'),
  endsAt: Date.parse('2025-12-06T22:00:00.000Z'),
};
const LONDON = 'Europe/London';
const t = textsFor('en', 'events.span');
const inLondon = (span: Span) => spanIn(span, { zone: LONDON }, t);
const fromLondon = (span: Span, other: string) => spanElsewhere(span, { zone: LONDON, other }, t);

describe('the times of an event', () => {
  it('are clock times on one day, and carry their days on several', () => {
    expect(inLondon(evening)).toBe('16:00 to 22:00');
    expect(inLondon({ ...evening, endsAt: null })).toBe('16:00');
    expect(inLondon({ ...evening, endsAt: Date.parse('2025-12-07T01:00:00Z') })).toBe(
      'Sat 6 Dec, 16:00 to Sun 7 Dec, 01:00',
    );
  });

  it('stand elsewhere with the day when it is another, and not at all when clocks agree', () => {
    expect(fromLondon(evening, 'Europe/Malta')).toBe('17:00 to 23:00');
    expect(fromLondon(evening, 'Africa/Accra')).toBeNull();
    expect(fromLondon(evening, 'Asia/Kathmandu')).toBe('Sat 6 Dec, 21:45 to Sun 7 Dec, 03:45');
    const late = {
      startsAt: Date.parse('2025-12-06T21:00:00Z'),
      endsAt: Date.parse('2025-12-06T22:00:00Z'),
    };
    expect(fromLondon(late, 'Asia/Kathmandu')).toBe('Sun 7 Dec, 02:45 to 03:45');
  });

  it('have their zones where the clock shows a time twice, or changes meanwhile', () => {
    const night = {
      startsAt: Date.parse('2027-10-31T00:30Z'),
      endsAt: Date.parse('2027-10-31T01:30Z'),
    };
    const inMalta = (span: Span) => spanIn(span, { zone: 'Europe/Malta' }, t);
    expect(inMalta(night)).toBe('02:30 CEST to 02:30 CET');
    expect(inMalta({ ...night, endsAt: null })).toBe('02:30 CEST');
    expect(inMalta({ ...night, startsAt: Date.parse('2027-10-30T20:00Z') })).toBe(
      'Sat 30 Oct, 22:00 to Sun 31 Oct, 02:30 CET',
    );
    expect(fromLondon(night, 'Europe/Malta')).toBe('02:30 CEST to 02:30 CET');
    const festival = {
      startsAt: Date.parse('2027-10-29T08:00Z'),
      endsAt: Date.parse('2027-11-01T17:00Z'),
    };
    expect(inMalta(festival)).toBe('Fri 29 Oct, 10:00 to Mon 1 Nov, 18:00');
  });

  it('name their zone', () => {
    expect(zoneLabel(evening.startsAt, LONDON, t)).toBe('London time (GMT)');
    expect(zoneLabel(evening.startsAt, 'Asia/Kathmandu', t)).toBe('Kathmandu time (GMT+5:45)');
    expect(zoneLabel(evening.startsAt, 'UTC', t)).toBe('UTC');
    expect(zoneLabel(evening.startsAt, 'Europe/Malta', t)).toBe('Malta time (CET)');
  });

  it('name Malta as the language does', () => {
    const arabic = textsFor('ar', 'events.span');
    expect(zoneLabel(evening.startsAt, 'Europe/Malta', arabic)).toBe('بتوقيت مالطا (CET)');
    expect(cityName('Europe/Malta', textsFor('uk', 'events.span'))).toBe('Мальта');
  });

  it('are over once the end, or without one the start, has passed', () => {
    const at = Date.parse('2025-12-06T18:00:00Z');
    expect(isOver(evening, at)).toBe(false);
    expect(isOver({ ...evening, endsAt: null }, at)).toBe(true);
    expect(isOver({ startsAt: null, endsAt: null }, at)).toBe(false);
  });
});
