import { describe, expect, test } from 'vitest';
import { localDay } from './format';
import { isOnCalendar, parseInstant } from './instant';

describe('parseInstant', () => {
  test('reads an instant', () => {
    expect(parseInstant('2026-11-24T10:00:00+01:00')).toBe(Date.UTC(2026, 10, 24, 9));
  });

  test.each([
    '',
    'tomorrow',
    '0001-01-01T00:00:00Z',
    '0999-12-31T23:59:59Z',
    '9999-12-30T00:00:00Z',
    '9999-12-31T23:45:00Z',
    '+275760-09-13T00:00:00Z',
  ])('finds none in "%s"', (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'gives days with a year of four digits on the clocks of %s',
    (zone) => {
      for (const edge of [Date.UTC(1000, 0, 2), Date.UTC(9999, 11, 30)]) {
        expect(isOnCalendar(edge)).toBe(true);
        expect(localDay(edge, zone)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    },
  );
});
