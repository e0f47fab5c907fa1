import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { slotWords, visitWords } from './slot-words';

const t = textsFor('en', 'calendar.times');
const MALTA = 'Europe/Malta';
const at = (instant: string) => Date.parse(instant);

describe('the words for a time', () => {
  it.each([
    ['2025-11-20T13:30Z', '2025-11-20T13:45Z', 'Thu 20 Nov, 14:30 to 14:45'],
    ['2025-11-20T13:30Z', '2025-11-20T13:30Z', 'Thu 20 Nov, 14:30'],
    ['2025-10-26T00:30Z', '2025-10-26T01:30Z', 'Sun 26 Oct, 02:30 CEST to 02:30 CET'],
    ['2025-10-25T23:30Z', '2025-10-26T00:30Z', 'Sun 26 Oct, 01:30 to 02:30 CEST'],
    ['2025-10-26T01:50Z', '2025-10-26T02:20Z', 'Sun 26 Oct, 02:50 CET to 03:20'],
    ['2026-03-29T00:45Z', '2026-03-29T01:15Z', 'Sun 29 Mar, 01:45 CET to 03:15 CEST'],
  ])('from %s to %s are "%s"', (from, to, words) => {
    expect(slotWords({ from: at(from), to: at(to) }, MALTA, t)).toBe(words);
  });

  it('CAL-029 name the zone of a visit in the hour that clocks show twice', () => {
    const startsAt = at('2025-10-26T00:30:00Z');
    const visit = { id: '1', startsAt, endsAt: at('2025-10-26T01:30:00Z'), isCancelled: false };
    const told = { services: [], customerEmail: '', totalMinor: null, bookedAt: null };
    const bookings = [{ ...visit, customerName: '', customerPhone: '', ...told }];
    expect(visitWords({ slots: new Map(), bookings }, startsAt, MALTA, t)).toBe(
      'Sunday 26 October, 02:30 CEST to 02:30 CET',
    );
  });
});
