import { lengthOfMonth } from '@/lib/shared/time/local-date';

export interface BirthDateParts {
  day: number | null;
  month: number | null;
  year: number | null;
}

export const ADULT_YEARS = 18;
const OLDEST_YEARS = 100;

/** 18 to 100 years ago, latest first (DOB-002, DOB-003). */
export function birthYears(thisYear: number): number[] {
  return Array.from(
    { length: OLDEST_YEARS - ADULT_YEARS + 1 },
    (_, index) => thisYear - ADULT_YEARS - index,
  );
}

/** 31 if no month is given, and 29 for February if no year is given. */
export function daysInMonth(month: number | null, year: number | null): number {
  return month === null ? 31 : lengthOfMonth(year ?? 2000, month);
}

export function clampBirthDate(parts: BirthDateParts): BirthDateParts {
  if (parts.day === null) return parts;
  return { ...parts, day: Math.min(parts.day, daysInMonth(parts.month, parts.year)) };
}

/** YYYY-MM-DD, or "" while a part is missing. */
export function toBirthDate({ day, month, year }: BirthDateParts): string {
  if (day === null || month === null || year === null) return '';
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** All parts are null if the text is not YYYY-MM-DD. */
export function fromBirthDate(value: string): BirthDateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return { day: null, month: null, year: null };
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** Both dates are YYYY-MM-DD. People born on 29 February get older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}
