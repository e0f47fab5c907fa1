import { expect, it } from 'vitest';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import { byDay } from './visit-sections';

const visit = (startsAt: string | null, more: Partial<ListedVisit> = {}): ListedVisit => ({
  id: startsAt ?? '',
  startsAt: startsAt === null ? null : Date.parse(startsAt),

  endsAt: null,
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  customerMail: null,
  customerGetsMail: false,
  services: [],
  totalMinor: 1_000,
  isCancelled: false,
  bookedAt: null,
  sequence: 0,
  unread: null,
  didNotCome: null,
  note: '',
  person: null,
  visitNumber: null,
  ...more,
});

it('groups by the venue’s day, and counts and adds up what was not cancelled', () => {
  const days = byDay(
    [
      visit('2026-11-20T22:30:00Z'),
      visit('2026-11-20T23:30:00Z'),
      visit('2026-11-21T10:00:00Z', { isCancelled: true }),
      visit('2026-11-22T10:00:00Z', { totalMinor: null }),
      visit(null),
    ],
    'Europe/Malta',
    false,
  );
  expect(days.map(({ date, count, totalMinor }) => [date, count, totalMinor])).toEqual([
    ['2026-11-20', 1, 1_000],
    ['2026-11-21', 1, 1_000],
    ['2026-11-22', 1, null],
    ['', 1, 1_000],
  ]);
});

it('counts no day of which others may come with the next page', () => {
  const visits = [visit('2026-11-20T10:00:00Z'), visit('2026-11-21T10:00:00Z')];
  const wholeOf = (hasMore: boolean) =>
    byDay(visits, 'Europe/Malta', hasMore).map(({ isWhole }) => isWhole);
  expect(wholeOf(true)).toEqual([true, false]);
  expect(wholeOf(false)).toEqual([true, true]);
});
