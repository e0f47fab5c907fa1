import { describe, expect, it } from 'vitest';
import { offeredStarts, SLOT_MS, slotsOf } from '@/lib/shared/domain/calendar/slots';
import { localDay } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import { HOUR_MS } from '@/lib/shared/time/units';
import { instantOf } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { IS_LONG } from '@/test/long';
import { demoCalendar } from './calendar';
import { DEMO_ACCOUNTS } from './catalogue';
import type { DemoAccount } from './shapes/demo-account';
import { demoService } from './shapes/providers';

/** A fifth in `npm test`. */
const ACCOUNTS = DEMO_ACCOUNTS.filter((_, place) => IS_LONG || place % 5 === 0);
const ZONE = VENUE_ZONE.id;
const NOW = Date.parse('2026-06-10T09:20:00Z');
/** The day that is one hour shorter, and the day that is one hour longer. */
const DST_WEEKS = ['2027-03-10T08:00:00Z', '2027-10-20T08:00:00Z'] as const;

function owning(role: Parameters<typeof demoService>[0]): DemoAccount {
  const found = DEMO_ACCOUNTS.find(({ handle }) => handle === demoService(role).handle);
  if (!found) throw new Error(`Nobody plays ${role}`);
  return found;
}

function freeStarts(account: DemoAccount, now: number): number[] {
  const { open, bookings } = demoCalendar(account, now, ZONE);
  const spans = [
    ...open.map((span) => ({ ...span, status: 'available' as const })),
    ...bookings.map((span) => ({ ...span, status: 'booked' as const })),
  ];
  const window = { from: now, to: now + 61 * 24 * HOUR_MS };
  return offeredStarts(slotsOf(spans, window), { durationMinutes: 15, now });
}

describe.each([NOW, ...DST_WEEKS.map((day) => Date.parse(day))])('demo calendars at %d', (now) => {
  it.each(ACCOUNTS)(
    '$handle is open from five weeks ago and booked from today on, for 60 days, on quarter hours',
    (account) => {
      const { open, bookings } = demoCalendar(account, now, ZONE);
      const today = localDay(now, ZONE);
      const midnight = (days: number) => instantOf(addDays(today, days), 0, ZONE);
      for (const [spans, first] of [
        [open, midnight(-35)],
        [bookings, midnight(0)],
      ] as const) {
        for (const { from, to } of spans) {
          expect([from % SLOT_MS, to % SLOT_MS]).toEqual([0, 0]);
          expect(from >= first && to <= midnight(60) && from < to).toBe(true);
        }
      }
    },
  );

  it.each(ACCOUNTS)('$handle has bookings inside the open hours, none over another', (account) => {
    const { open, bookings } = demoCalendar(account, now, ZONE);
    for (const [index, booking] of bookings.entries()) {
      expect(open.some(({ from, to }) => from <= booking.from && booking.to <= to)).toBe(true);
      expect(booking.from).toBeGreaterThanOrEqual(bookings[index - 1]?.to ?? 0);
      expect(booking.customerPhone).toMatch(/^\+356 9900 00\d\d$/);
    }
  });
});

describe('demo calendars', () => {
  it('come out the same every time', () => {
    const [account] = DEMO_ACCOUNTS;
    if (!account) throw new Error('no accounts');
    expect(demoCalendar(account, NOW, ZONE)).toEqual(demoCalendar(account, NOW, ZONE));
  });

  it('leave free times and hold bookings for everybody who takes them', () => {
    for (const account of DEMO_ACCOUNTS.filter(({ calendar }) => (calendar?.busyness ?? 0) > 0)) {
      expect(freeStarts(account, NOW).length, account.handle).toBeGreaterThan(20);
      if (account.services.every(({ items }) => items.length === 0)) continue;
      expect(demoCalendar(account, NOW, ZONE).bookings.length, account.handle).toBeGreaterThan(5);
    }
  });

  it('are empty for an account that takes no bookings', () => {
    expect(demoCalendar(owning('noCalendar'), NOW, ZONE)).toEqual({ open: [], bookings: [] });
  });

  it('leave the booked-out provider nothing for seven days, and something later', () => {
    const [first] = freeStarts(owning('bookedOut'), NOW);
    const weekEnd = instantOf(addDays(localDay(NOW, ZONE), 7), 0, ZONE);
    expect(first).toBeGreaterThanOrEqual(weekEnd);
  });

  it('open the evening teacher only in the evening', () => {
    for (const { from } of demoCalendar(owning('eveningsOnly'), NOW, ZONE).open) {
      const hour = new Intl.DateTimeFormat('en-GB', {
        timeZone: ZONE,
        hour: 'numeric',
        hourCycle: 'h23',
      });
      expect(Number(hour.format(from))).toBeGreaterThanOrEqual(17);
    }
  });

  it.each([
    [DST_WEEKS[0], '2027-03-28', 23],
    [DST_WEEKS[1], '2027-10-31', 25],
  ])('from %s run through the clock change of %s with %d hours', (now, date, expected) => {
    const { open } = demoCalendar(owning('dayAndNight'), Date.parse(now), ZONE);
    const day = open.find(({ from }) => localDay(from, ZONE) === date);
    expect(day && (day.to - day.from) / HOUR_MS).toBe(expected);
  });
});
