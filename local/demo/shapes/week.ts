import { z } from 'zod';

/** The hours of some weekdays, written as "09:00-13:00 14:00-18:30". */
export const WrittenWeek = z.array(
  z.strictObject({
    days: z.array(z.int().min(1).max(7)),
    hours: z.string().regex(/^\d\d:\d\d-\d\d:\d\d(?: \d\d:\d\d-\d\d:\d\d)*$/),
  }),
);

/** Minutes from local midnight, `[from, to)`. */
type Hours = readonly (readonly [from: number, to: number])[];

/** The hours by ISO weekday; Monday is 1. A missing day is closed. */
export type Week = Readonly<Partial<Record<number, Hours>>>;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const minutesOf = (hours: string): Hours =>
  hours.split(' ').map((range) => {
    const [from = '', to = ''] = range.split('-');
    return [minuteOf(from), minuteOf(to)];
  });

export const weekOf = (written: z.infer<typeof WrittenWeek>): Week =>
  Object.fromEntries(
    written.flatMap(({ days, hours }) => days.map((day) => [day, minutesOf(hours)])),
  );
