import { expect, test } from 'vitest';
import { timeBefore } from './visit-words';

const at = (text: string) => Date.parse(text);

test('the time that a visit leaves has its day where it moves to another one', () => {
  const old = at('2027-06-15T09:00Z');
  expect(timeBefore(old, at('2027-06-15T12:00Z'), 'en-GB')).toBe('11:00');
  expect(timeBefore(old, at('2027-06-16T09:00Z'), 'en-GB')).toBe('Tue 15 Jun, 11:00');
  // Days are those of the venue: it is Wednesday there already.
  expect(timeBefore(old, at('2027-06-15T22:30Z'), 'en-GB')).toBe('Tue 15 Jun, 11:00');
});
