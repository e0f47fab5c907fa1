import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/lib/shared/time/units';
import { calendarState } from './other-calendars';

const NOW = Date.UTC(2027, 2, 3, 9);
const read = { busy: 2, unsaid: 1, closesWholeDays: false, readAt: NOW, failingSince: null };

describe('how well another calendar is known', () => {
  it.each([
    ['read', {}],
    ['read', { busy: 0 }],
    ['reading', { readAt: null }],
    ['failing', { failingSince: NOW - 1, readAt: NOW - 2 }],
    ['stale', { failingSince: NOW - DAY_MS, readAt: NOW - DAY_MS - 1 }],
    ['stale', { readAt: NOW - DAY_MS - 1 }],
    ['failing', { failingSince: NOW - 1, busy: 0 }],
    ['over', { failingSince: NOW - 1, busy: 0, readAt: NOW - DAY_MS - 1 }],
    ['stale', { failingSince: 1, busy: 0, closesWholeDays: true, readAt: NOW - DAY_MS - 1 }],
    ['stale', { busy: 0, readAt: NOW - DAY_MS - 1 }],
    ['over', { failingSince: NOW - 1, readAt: null }],
  ])('is "%s"', (state, given) => {
    expect(calendarState({ ...read, ...given }, NOW)).toBe(state);
  });
});
