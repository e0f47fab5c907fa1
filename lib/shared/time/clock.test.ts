import { expect, test } from 'vitest';
import { clockAt } from './clock';

const MALTA = 'Europe/Malta';

test.each([
  ['2026-10-25T00:30:00Z', '2026-10-25', 150, '02:30', 'CEST'],
  ['2026-10-25T01:30:00Z', '2026-10-25', 150, '02:30', 'CET'],
  ['2026-11-23T23:15:00Z', '2026-11-24', 15, '00:15', 'CET'],
])('at %s the clock of Malta shows %s and minute %i, %s %s', (at, day, minute, label, zone) => {
  const shown = { day, minute, label, zone };
  expect(clockAt(Date.parse(at), MALTA, 'en')).toEqual(shown);
  expect(clockAt(Date.parse(at), MALTA, 'en')).toEqual(shown);
});

test('zones and languages are kept apart, however many instants are asked for', () => {
  const noon = Date.parse('2026-11-23T12:00:00Z');
  for (let n = 0; n < 20_100; n += 1) clockAt(noon + n * 900_000, 'UTC', 'en');
  expect(clockAt(noon, MALTA, 'en').label).toBe('13:00');
  expect(clockAt(noon, 'UTC', 'en').label).toBe('12:00');
  expect(clockAt(noon, 'UTC', 'ar').label).not.toBe('');
});
