import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeDuration } from '@/lib/shared/domain/booking/duration';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { LANGUAGE_CODES } from '@/lib/shared/texts/locales';
import { histories } from '@/test/histories';
import { readDuration } from './typed-duration';

test.each([
  ['2h30', 150],
  ['2h', 120],
  ['2 h 30 min', 150],
  ['2H 5', 125],
  ['2 hours 30 minutes', 150],
  ['2:30', 150],
  ['0:45', 45],
  ['1.5 h', 90],
  ['1,25h', 75],
  ['150', 150],
  ['150 min', 150],
  [' 90m ', 90],
  ['٢h٣٠', 150],
  ['٢٫٥ س', 150],
  ['ساعتان و30 دقيقة', 150],
  ['\u200f45\u00a0دقائق', 45],
  ['२ घण्टा ३० मिनट', 150],
  ['1 ora e 30 minuti', 90],
  ['2 horas y 5 minutos', 125],
  ['11-il minuta', 11],
  ['sagħtejn', 120],
  ['2 na oras at 30 na minuto', 150],
  ['2 сата и 30 минута', 150],
  ['2 год. 30 хв.', 150],
  ['', 0],
  ['0', 0],
])('"%s" is %i minutes', (typed, minutes) => {
  expect(readDuration(typed)).toBe(minutes);
});

test.each([
  'and',
  '7.5',
  '2.30',
  '-15',
  'two',
  '2h60',
  '2:60',
  '1.33h',
  '1.5h20',
  'h',
  '2h30x',
  '30 h h',
  '1e3',
])('"%s" is no length', (typed) => {
  expect(readDuration(typed)).toBeNull();
});

test.each(LANGUAGE_CODES)('%s: what pages and their fields say is read again', (code) => {
  const shown = textsFor(code, 'ui.duration');
  const said = textsFor(code, 'hours.rules');
  for (let minutes = 0; minutes <= 1440; minutes += 1) {
    expect(readDuration(writeDuration(minutes, shown))).toBe(minutes);
    expect(readDuration(`${minutes} ${textsFor(code, 'forms.duration')('minutes')}`)).toBe(minutes);
  }
  for (let count = 2; count <= 59; count += 1) {
    expect(readDuration(said('minutes', { count }))).toBe(count);
    expect(readDuration(said('hours', { count }))).toBe(count * 60);
  }
});

const Minutes = fc.integer({ min: 0, max: 1440 });

test('what is written is read as the same length, however it is spelled', () => {
  fc.assert(
    fc.property(
      Minutes,
      fc.constantFrom('h', ' h ', 'H', ' hours ', 'hr'),
      fc.constantFrom('', ' min', 'm', ' Minutes'),
      fc.constantFrom('', ' ', '\u00a0'),
      (minutes, hour, minute, around) => {
        const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
        expect(readDuration(`${around}${hours}${hour}${rest}${minute}${around}`)).toBe(minutes);
        expect(readDuration(`${hours}:${String(rest).padStart(2, '0')}`)).toBe(minutes);
        expect(readDuration(`${minutes}${minute}`)).toBe(minutes);
      },
    ),
  );
});

test('whatever is typed is a whole number of minutes or nothing', () => {
  const Typed = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789hHmin:., -') }),
  );
  fc.assert(
    fc.property(Typed, (typed) => {
      const minutes = readDuration(typed);
      expect(minutes === null || (Number.isSafeInteger(minutes) && minutes >= 0)).toBe(true);
    }),
    histories(2000),
  );
});
