/** Minutes from local midnight, `[from, to)`. */
type Hours = readonly (readonly [from: number, to: number])[];

/** By ISO weekday, Monday 1. A missing day is closed. */
export type Week = Readonly<Partial<Record<number, Hours>>>;

/** Reads "09:00-13:00 14:00-18:30"; throws on anything else. */
function hours(text: string): Hours {
  return text.split(' ').map((range) => {
    const match = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(range);
    if (!match) throw new Error(`Not opening hours: "${range}"`);
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number);
    return [fromHour * 60 + fromMinute, toHour * 60 + toMinute] as const;
  });
}

export function on(weekdays: readonly number[], text: string): Week {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, hours(text)]));
}

export const WEEKDAYS = [1, 2, 3, 4, 5] as const;

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
