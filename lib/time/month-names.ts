import { formatsOf } from './format';

/** "January" to "December", as they stand alone. */
export function listMonthNames(locale: string): string[] {
  const names = new Intl.DateTimeFormat(formatsOf(locale), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    names.format(new Date(Date.UTC(2001, month, 15))),
  );
}
