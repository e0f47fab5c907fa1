import { describe, expect, test } from 'vitest';
import { SAMPLE_SENDER, sampleFacts } from '@/backend/testing/sample-facts';
import { toVisitFeed } from '@/lib/shared/domain/booking/visit-feed';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { BookingFacts } from './booking-facts';
import { arrangedLetter } from './customer-letters';
import { writeIn } from './letter-language';
import { providerFile } from './provider-file';

const NOW = Date.UTC(2025, 10, 18, 8);

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** Of the one entry, without what only the way of sending decides. */
function entryOf(file: string): string[] {
  const lines = linesOf(file);
  return lines
    .slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'))
    .filter((line) => !/^(?:DTSTAMP|ORGANIZER)/.test(line));
}

function feedOf(facts: BookingFacts, serviceNames: string[]): string {
  const { accountId, bookingId, customer, items, service, startsAt, endsAt, totalMinor } = facts;
  const visit = {
    id: String(bookingId),
    startsAt,
    endsAt,
    customerName: customer.name ?? '',
    customerPhone: customer.phone ?? '',
    customerEmail: customer.email ?? '',
    services: items.map(({ name }) => ({ name, serviceName: service.name })),
    totalMinor,
    isCancelled: facts.status === 'cancelled',
    bookedAt: facts.createdAt,
    sequence: facts.sequence,
    note: '',
    person: facts.person,
  };
  return toVisitFeed([visit], {
    calendarId: accountId,
    name: 'Adaeze',
    serviceNames,
    productName: SAMPLE_SENDER.productName,
    siteUrl: SAMPLE_SENDER.siteUrl,
    t: textsFor('en', 'calendar.feed'),
    price: textsFor('en', 'ui.price'),
  });
}

describe('the calendar file of a provider’s mail', () => {
  const account = {
    firstName: 'Adaeze',
    email: 'adaeze@provider.example',
    takesBookings: true,
    isProved: true,
  };

  test.each([
    ['a visit', {}, ['Crown']],
    ['one that was moved', { sequence: 3, movedFrom: NOW }, ['Crown']],
    ['one that was cancelled', { status: 'cancelled', sequence: 1 } as const, ['Crown']],
    ['one of several people', { person: { id: 2, name: 'Olu' } }, ['Crown']],
    ['one of several services', {}, ['Crown', 'Roots']],
    ['one that is longer than its items', { endsAt: NOW + 99 * 3_600_000 }, ['Crown']],
  ])('has the entry that the feed has: %s', (_, more, names) => {
    const facts = sampleFacts({ ...more, account: { ...account, serviceCount: names.length } });
    const file = providerFile(facts, SAMPLE_SENDER, NOW)?.content ?? '';
    expect(entryOf(file)).toContain('UID:visit-7-40817@settln.example');
    expect(entryOf(file)).toEqual(entryOf(feedOf(facts, names)));
  });

  test('is no copy of the customer’s, so a calendar keeps both', () => {
    const [uid] = linesOf(
      arrangedLetter('booked', sampleFacts(), SAMPLE_SENDER, NOW).calendar?.content ?? '',
    ).filter((line) => line.startsWith('UID:'));
    expect(uid).toBe('UID:7-40817@settln.example');
  });

  test('takes the visit out of calendars again', () => {
    const off = sampleFacts({ status: 'cancelled', sequence: 1 });
    const file = providerFile(off, SAMPLE_SENDER, NOW);
    expect(file?.method).toBe('CANCEL');
    expect(linesOf(file?.content ?? '')).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']),
    );
  });

  test('holds no link of a customer’s name', () => {
    const customer = {
      name: 'Ann evil.example',
      phone: null,
      email: null,
      zone: null,
      isKnown: true,
    };
    const file = providerFile(sampleFacts({ customer }), SAMPLE_SENDER, NOW);
    expect(linesOf(file?.content ?? '').join()).toContain('SUMMARY:Ann evil example\\, Knotless');
  });
});

test('the file speaks the language of its letter', () => {
  const file = writeIn('it', () => providerFile(sampleFacts(), SAMPLE_SENDER, NOW));
  const id = textsFor('it', 'calendar.feed')('bookingId', { id: String(sampleFacts().bookingId) });
  expect(linesOf(file?.content ?? '').join('\n')).toContain(id);
});
