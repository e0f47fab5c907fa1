import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALENDAR_VIEWS } from '@/lib/shared/domain/calendar/moves';
import { DAY_MS } from '@/lib/shared/time/units';
import { calendarPath, parseCalendarState } from './calendar-url';
import { parsePortalState } from './portal-url';

const date = fc
  .integer({ min: 10_000, max: 30_000 })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));

describe('the calendar in the URL', () => {
  it('CAL-003 CAL-004 is read back as it was written, on the Calendar tab', () => {
    const state = fc.record({
      view: fc.constantFrom(...CALENDAR_VIEWS, null),
      date: fc.option(date),
      person: fc.option(fc.nat(20)),
    });
    fc.assert(
      fc.property(state, (wanted) => {
        const { searchParams } = new URL(calendarPath(wanted), 'https://settln.example');
        const params = Object.fromEntries(searchParams);
        expect(parseCalendarState(params)).toEqual(wanted);
        expect(parsePortalState(params).tab).toBe('calendar');
      }),
    );
  });

  it('reads as one is used to writing it', () => {
    expect(calendarPath({ view: 'week', date: '2025-11-20' })).toBe(
      '/settln-providers?tab=calendar&view=week&date=2025-11-20',
    );
  });

  it.each([
    { view: 'month', date: '2025-02-30' },
    { view: '', date: 'tomorrow' },
    { view: undefined, date: undefined },
  ])('takes $view and $date for nothing said', (params) => {
    expect(parseCalendarState(params)).toEqual({ view: null, date: null, person: null });
  });

  it('takes the first of repeated parameters', () => {
    expect(parseCalendarState({ view: ['day', 'week'], date: ['2025-11-20', 'x'] })).toEqual({
      view: 'day',
      date: '2025-11-20',
      person: null,
    });
  });
});
