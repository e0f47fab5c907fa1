import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { EVENT_CATEGORIES } from './categories';
import {
  checkEvent,
  EVENT_FIELDS,
  EVENT_LIMITS,
  EVENT_PROBLEMS,
  type EventText,
  endOf,
  readTicketPrice,
  startOf,
} from './event-form';

const EVENT: EventText = {
  title: 'Enkutatash by the Canal',
  description: 'Music, yellow daisies and coffee.',
  language: 'en',
  category: 'Festivals',
  communityId: '1',
  address: 'Canal Hall, London',
  countryIso: 'GB',
  startsAt: '2027-09-11T16:00',
  endsAt: '2027-09-11T22:00',
  changeWords: '',
  startsOccurrence: 'first',
  endsOccurrence: 'first',
  timeZone: 'Europe/London',
  isTicketRequired: 'yes',
  ticketPrice: '12.50',
  isBookingRequired: 'yes',
  bookingLink: 'tickets.example/enkutatash',
};
const t = textsFor('en', 'errors.fields');
const check = (change: Partial<EventText> = {}, hasImage = true) =>
  checkEvent({ ...EVENT, ...change }, { hasImage });
const messagesOf = (change: Partial<EventText>, hasImage = true) => {
  const problems = Object.entries(check(change, hasImage));
  return Object.fromEntries(problems.map(([field, problem]) => [field, t.of(problem)]));
};

test('LOC-019: there are seven event categories', () => {
  expect(EVENT_CATEGORIES).toEqual([
    'Trade Shows',
    'Exhibitions',
    'Festivals',
    'Clubbing and Performances',
    'Networking Events',
    'Charity',
    'Sports Events',
  ]);
});

describe('an event as typed', () => {
  it('is fine when nothing is missing', () => {
    expect(check()).toEqual({});
    expect(check({ isTicketRequired: 'no', ticketPrice: '', bookingLink: '' })).toEqual({});
  });

  it.each([
    ['EVF-006', 'title'],
    ['EVF-007', 'description'],
    ['EVF-008', 'category'],
    ['EVF-010', 'address'],
    ['EVF-011', 'countryIso'],
    ['EVF-013', 'startsAt'],
    ['EVF-014', 'endsAt'],
    ['EVF-015', 'communityId'],
    ['EVF-016', 'isTicketRequired'],
    ['EVF-026', 'bookingLink'],
    ['EVF-027', 'ticketPrice'],
    ['EVF-030', 'timeZone'],
  ] as const)('%s needs its %s', (_, field) => {
    const messages = messagesOf({ [field]: '' });
    expect(Object.keys(messages)).toEqual([field]);
    expect(messages[field]).toMatch(/^Please (?:enter|choose) .+\.$/);
    expect(check({ [field]: '  ' })).toHaveProperty(field);
  });

  it('EVF-017 EVF-018 needs a picture where the caller says so', () => {
    expect(messagesOf({}, false)).toEqual({ imageUrl: 'Please upload an image.' });
  });

  it('shows its faults in the order of the form', () => {
    const nothing = Object.fromEntries(Object.keys(EVENT).map((key) => [key, '']));
    const found = Object.keys(check(nothing, false));
    expect(EVENT_FIELDS.filter((field) => found.includes(field))).toHaveLength(found.length);
  });

  it.each([
    ['EVF-009', 'category', 'Party'],
    ['EVF-012', 'countryIso', 'ZZ'],
    ['EVF-015', 'communityId', '7'],
    ['EVF-030', 'timeZone', 'Mars/Olympus'],
  ] as const)('%s takes no other %s than the offered ones', (_, field, value) => {
    expect(Object.keys(check({ [field]: value }))).toEqual([field]);
  });

  it.each(['title', 'description', 'address'] as const)('has a limit for its %s', (field) => {
    const longest = 'ሰ'.repeat(EVENT_LIMITS[field]);
    expect(check({ [field]: longest })).toEqual({});
    expect(messagesOf({ [field]: `${longest}x` })).toEqual({
      [field]: `Use ${EVENT_LIMITS[field]} characters or fewer`,
    });
  });
});

describe('its times', () => {
  it('EVF-031 are instants of the chosen timezone', () => {
    expect(startOf(EVENT)).toBe(Date.parse('2027-09-11T15:00:00.000Z'));
    expect(endOf({ ...EVENT, timeZone: 'Asia/Kolkata' })).toBe(
      Date.parse('2027-09-11T16:30:00.000Z'),
    );
  });

  it('end after they start', () => {
    const problem = { endsAt: EVENT_PROBLEMS.endsFirst };
    expect(check({ endsAt: EVENT.startsAt })).toEqual(problem);
    expect(check({ endsAt: '2027-09-11T15:59' })).toEqual(problem);
    expect(check({ endsAt: '2027-09-11T16:01' })).toEqual({});
  });

  it('may be an hour that clocks show twice, one way round only', () => {
    const night = {
      timeZone: 'Europe/Malta',
      startsAt: '2027-10-31T02:30',
      endsAt: '2027-10-31T02:30',
    };
    expect(check({ ...night, endsOccurrence: 'second' })).toEqual({});
    expect(check({ ...night, startsOccurrence: 'second' })).toHaveProperty('endsAt');
    expect(startOf({ ...EVENT, ...night })).toBe(Date.parse('2027-10-31T00:30:00.000Z'));
    expect(startOf({ ...EVENT, ...night, startsOccurrence: 'second' })).toBe(
      Date.parse('2027-10-31T01:30:00.000Z'),
    );
  });

  it('are refused where the clocks skip them, each at its own field', () => {
    const skipped = { timeZone: 'Europe/Malta', startsAt: '2027-03-28T02:30' };
    expect(messagesOf({ ...skipped, endsAt: '2027-03-28T02:45' })).toEqual({
      startsAt: 'The clocks in Malta skip 02:30 that day. Use 03:30 or another time.',
      endsAt: 'The clocks in Malta skip 02:45 that day. Use 03:45 or another time.',
    });
  });
});

describe('its ticket', () => {
  it.each(['0', '0.5', '12', '12.', '12.50', '12,50', ' 7 ', '1000000'])(
    'EVF-028 may cost %j',
    (ticketPrice) => expect(check({ ticketPrice })).toEqual({}),
  );

  it.each([
    '-1',
    '12.505',
    '1e3',
    'free',
    '12 50',
    '€12',
    'NaN',
    '0x10',
    '1000000.01',
    '9'.repeat(40),
  ])('EVF-028 may not cost %j', (ticketPrice) =>
    expect(Object.keys(check({ ticketPrice }))).toEqual(['ticketPrice']),
  );

  it('EVF-028 is read to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: EVENT_LIMITS.ticketPrice * 100 }), (minor) => {
        expect(readTicketPrice((minor / 100).toFixed(2))).toBe(minor);
      }),
    );
  });

  it.each(['१२.५', '\u200f١٢٫٥', '12,50'])('EVF-028 costs 12.50 as %j', (typed) =>
    expect(readTicketPrice(typed)).toBe(1250),
  );

  it('EVF-028 may have groups of thousands', () => {
    expect(readTicketPrice('1.234,50')).toBe(123_450);
    expect(readTicketPrice('.5')).toBe(50);
  });

  it.each(['javascript:alert(1)', 'https://', 'http:///x', 'two words', 'ftp://a.example:x'])(
    'EVF-026 has no booking link such as %j',
    (bookingLink) => expect(check({ bookingLink })).toHaveProperty('bookingLink'),
  );

  it('EVF-019 EVF-025 hides what is then not looked at', () => {
    expect(check({ isBookingRequired: 'no', bookingLink: 'not a link' })).toEqual({});
    expect(check({ isBookingRequired: '', bookingLink: '' })).toEqual({});
    expect(check({ isTicketRequired: 'no', ticketPrice: '-1', bookingLink: '?' })).toEqual({});
  });
});
