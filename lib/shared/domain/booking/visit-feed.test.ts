import { expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { toVisitFeed } from './visit-feed';

const visit = (id: string, more = {}) => ({
  id,
  startsAt: Date.parse('2026-10-25T00:30:00Z'),
  endsAt: Date.parse('2026-10-25T01:30:00Z'),
  bookedAt: Date.parse('2026-10-01T08:00:00Z'),
  customerName: 'Ann; Borg\r\nEND:VEVENT',
  customerPhone: '+356 9900 0000',

  customerEmail: '',
  services: ['Cut', 'قهوة, '.repeat(30)].map((name) => ({
    name,
    serviceName: 'Habesha Kitchen',
  })),
  totalMinor: 1_050,
  isCancelled: false,
  sequence: 0,
  note: 'a\\b\nc',
  person: null,
  ...more,
});

const context = {
  calendarId: 7,
  name: 'Tigist Wolde',
  serviceNames: ['Habesha Kitchen'],
  productName: 'Settln',
  siteUrl: 'https://settln.example',
  t: textsFor('en', 'calendar.feed'),
  price: textsFor('en', 'ui.price'),
};

it('keeps names in Arabic entries in their own direction', () => {
  const t = textsFor('ar', 'calendar.feed');
  const services = ['Wash, cut', 'Braids'].map((name) => ({ name, serviceName: '' }));
  const named = { customerName: 'Ann (new)', person: { name: 'Ada' }, services };
  const file = toVisitFeed([visit('1', named)], { ...context, t });
  const title = ['Ada', 'Ann (new)', 'Wash\\, cut'].map((name) => `\u2068${name}\u2069`).join('، ');
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}؛ \u2068Braids\u2069`);
});

it('writes each visit once, in UTC, also over a clock change, and takes back cancelled ones', () => {
  const file = toVisitFeed(
    [visit('1'), visit('2', { isCancelled: true, sequence: 1 }), visit('3', { startsAt: null })],
    context,
  );
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      'NAME:Bookings of Habesha Kitchen',
      'UID:visit-7-1@settln.example',
      'DTSTART:20261025T003000Z',
      'DTEND:20261025T013000Z',
      'DTSTAMP:20261001T080000Z',
      'UID:visit-7-2@settln.example',
      'SEQUENCE:1',
      'STATUS:CANCELLED',
    ]),
  );
  expect(file).toContain('SUMMARY:Ann\\; Borg\\nEND:VEVENT\\, Cut');
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('is the same file for the same visits, so that its tag holds', () => {
  expect(toVisitFeed([visit('1')], context)).toBe(toVisitFeed([visit('1')], context));
});

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('says which service was booked, in the title too where there are several', () => {
  const services = [{ name: 'Buna', serviceName: 'Habesha Van' }];
  const van = visit('1', { customerName: 'Ann', customerPhone: '', note: '', services });
  const description = 'DESCRIPTION:Buna\\nHabesha Van\\nPay at venue: €10.50\\nBooking id 1';
  expect(linesOf(toVisitFeed([van], context))).toEqual(
    expect.arrayContaining(['SUMMARY:Ann\\, Buna', description]),
  );
  const both = { ...context, serviceNames: ['Habesha Kitchen', 'Habesha Van'] };
  expect(linesOf(toVisitFeed([van], both))).toEqual(
    expect.arrayContaining([
      'NAME:Bookings of Habesha Kitchen and 1 more',
      'SUMMARY:Ann\\, Buna (Habesha Van)',
      description,
    ]),
  );
});

it('has the name of the account where it has no service', () => {
  const file = toVisitFeed([], { ...context, serviceNames: [] });
  expect(linesOf(file)).toContain('NAME:Bookings of Tigist Wolde');
});

it('is a calendar without visits', () => {
  expect(toVisitFeed([], context)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});
