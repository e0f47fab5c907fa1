import { expect, it } from 'vitest';
import { listMonthNames } from './format';

it('DOB-001 names the months in the reader’s language, January first', () => {
  expect(listMonthNames('en')).toEqual([
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]);
  expect(listMonthNames('fr').slice(0, 2)).toEqual(['janvier', 'février']);
});
