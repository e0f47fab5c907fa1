import { expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { toAppointment } from './appointment';

const visit = {
  startsAt: 0,
  items: ['Wash, cut', 'Braids'].map((name) => ({ name, durationMinutes: 30 })),
  provider: { name: 'Ada’s', address: '' },
  person: { name: 'Ann (new)' },
  bookingId: '',
};

it('names services and person, in Arabic in their own direction', () => {
  const of = (language: 'en' | 'ar') =>
    toAppointment(
      visit,
      textsFor(language, 'booking.appointmentFile'),
      textsFor(language, 'booking.cancellation'),
    ).description;
  expect(of('en')).toContain('Wash, cut; Braids\nWith Ann (new)\n');
  expect(of('ar')).toContain(
    '\u2068Wash, cut\u2069؛ \u2068Braids\u2069\nمع \u2068Ann (new)\u2069\n',
  );
});
