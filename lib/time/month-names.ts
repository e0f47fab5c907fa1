import { formatsOf } from './format';

/** The names of the twelve months in a language, as they stand alone: "January" ... "December". */
export function listMonthNames(locale: string): string[] {
  const names = new Intl.DateTimeFormat(formatsOf(locale), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    names.format(new Date(Date.UTC(2001, month, 15))),
  );
}
