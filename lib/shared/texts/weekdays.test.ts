import { expect, it } from 'vitest';
import { formatWeekday } from '@/lib/shared/time/format';
import { addDays, type LocalDate, noonOf, weekdayKeyOf } from '@/lib/shared/time/local-date';
import { textsFor } from './catalogue';
import { LANGUAGE_CODES } from './locales';

const MONDAY: LocalDate = '2027-01-04';
/** Of its name, as cases change the end and articles stand before. */
const STEM = 3;

it.each(LANGUAGE_CODES)('a text that names a day of the week names the right one in %s', (code) => {
  const days = Array.from({ length: 7 }, (_, after) => addDays(MONDAY, after));
  const stems = days.map((date) => {
    const name = formatWeekday(noonOf(date), 'UTC', code).toLowerCase().replace('ʼ', '’');
    return name.replace(code === 'mt' ? /^.+-/ : /^ال/, '').slice(0, STEM);
  });
  expect(new Set(stems).size).toBe(7);
  const repeats = textsFor(code, 'hours.repeats');
  const mail = textsFor(code, 'mail.provider');
  for (const [at, date] of days.entries()) {
    const day: string = weekdayKeyOf(date);
    for (const text of [
      repeats('onWeekday', { day }),
      repeats('first', { day }),
      repeats('second', { day }),
      repeats('third', { day }),
      repeats('fourth', { day }),
      repeats('last', { day }),
      mail('yourDay', { day }),
    ]) {
      expect(text.toLowerCase()).toContain(stems[at]);
    }
    const next = (at + 1) % 7;
    const lastDay: string = weekdayKeyOf(days[next] ?? MONDAY);
    const both = repeats('onWeekdays', { firstDay: day, lastDay }).toLowerCase();
    for (const stem of [stems[at], stems[next]]) expect(both).toContain(stem);
  }
});
