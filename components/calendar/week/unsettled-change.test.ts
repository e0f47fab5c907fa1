import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findSetThrough } from '@/components/calendar/availability/availability-calls';
import type { CalendarWindow } from '@/lib/contract/provider-calendar';
import type { CalendarData } from '@/lib/domain/calendar/cells';
import { isBookedAs, whyNotSeen } from './unsettled-change';

const ZONE = 'Europe/Malta';
const MONDAY = '2027-03-01';
const AT = Date.parse('2027-03-02T09:00:00Z');
const QUARTER = 900_000;

function dataWith(
  status: 'booked' | 'available',
  { serviceItemId = null, name }: { serviceItemId?: string | null; name?: string } = {},
): CalendarData {
  const note = {
    id: '1',
    startsAt: AT,
    endsAt: AT + QUARTER,
    isCancelled: false,
    services: [],
    customerName: name ?? '',
    customerPhone: '',
    customerEmail: '',
    totalMinor: null,
    bookedAt: null,
  };
  return { slots: new Map([[AT, { status, serviceItemId }]]), bookings: name ? [note] : null };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a booking of which no answer came', () => {
  const own = { serviceItemId: '5', name: 'Ann' };

  test('is the one that the calendar shows, as far as the host tells', () => {
    expect(isBookedAs(dataWith('booked'), AT, own)).toBe(true);
    expect(isBookedAs(dataWith('booked', { serviceItemId: '5', name: 'Ann' }), AT, own)).toBe(true);
  });

  test('is not somebody else’s', () => {
    expect(isBookedAs(dataWith('available'), AT, own)).toBe(false);
    expect(isBookedAs(dataWith('booked', { serviceItemId: '6' }), AT, own)).toBe(false);
    expect(isBookedAs(dataWith('booked', { name: 'Ben' }), AT, own)).toBe(false);
  });
});

test('the week is read until the change is seen, or what is not known is said', async () => {
  const look = async (views: { data: CalendarData | null; error: string | null }[]) => {
    let reads = 0;
    const view = () => views[Math.min(reads, views.length) - 1] ?? { data: null, error: null };
    const reload = async () => {
      reads += 1;
      return view().error === null;
    };
    const why = whyNotSeen(
      { reload, view },
      MONDAY,
      ({ slots }) => slots.get(AT)?.status === 'booked',
    );
    await vi.runAllTimersAsync();
    return { why: await why, reads };
  };
  const free = { data: dataWith('available'), error: null };
  const booked = { data: dataWith('booked'), error: null };
  expect(await look([free, booked])).toEqual({ why: null, reads: 2 });
  expect((await look([free])).why).toBe('notSeen');
  expect((await look([{ ...free, error: 'Failed to fetch slots: 500' }])).why).toBe('notRead');
});

test('marks are found in weeks that are read anew, booked slots among them', async () => {
  const change = (from: number) => ({
    date: '2027-03-02',
    mark: 'unavailable' as const,
    span: { from, to: from + 2 * QUARTER },
  });
  const slot = (at: number, status: 'unavailable' | 'booked' | 'available') => ({
    startsAt: at,
    status,
    serviceItemId: null,
  });
  const slots: CalendarWindow['slots'] = [
    slot(AT, 'unavailable'),
    slot(AT + QUARTER, 'booked'),
    slot(AT + 2 * QUARTER, 'unavailable'),
    slot(AT + 3 * QUARTER, 'available'),
  ];
  const readWindow = vi.fn(async () => ({ ok: true, answer: { slots, bookings: null } }) as const);
  const [set, other] = [change(AT), change(AT + 2 * QUARTER)];
  const found = findSetThrough({ readWindow, clearsMarks: false }, ZONE)([set, other]);
  await vi.runAllTimersAsync();
  expect(await found).toEqual([set]);
});

test('a cleared mark is found by the marks that the host tells, and not where nothing was read', async () => {
  const change = {
    date: '2027-03-02',
    mark: 'cleared' as const,
    span: { from: AT, to: AT + QUARTER },
  };
  const hostWith = (mark: 'available' | null) => {
    const slots: CalendarWindow['slots'] = [
      { startsAt: AT, status: 'booked', serviceItemId: null, mark },
    ];
    const readWindow = async () => ({ ok: true, answer: { slots, bookings: null } }) as const;
    return { readWindow, clearsMarks: true };
  };
  const broken = {
    readWindow: async () => ({ ok: false, code: 'host_failed', message: 'Not now.' }) as const,
    clearsMarks: true,
  };
  const look = async (host: Parameters<typeof findSetThrough>[0]) => {
    const found = findSetThrough(host, ZONE)([change]);
    await vi.runAllTimersAsync();
    return found;
  };
  expect(await look(hostWith(null))).toEqual([change]);
  expect(await look(hostWith('available'))).toEqual([]);
  expect(await look(broken)).toEqual([]);
});
