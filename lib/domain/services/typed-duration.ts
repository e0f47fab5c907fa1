import { plainDigits } from '@/lib/domain/text/digits';

const HOURS = 'h|hr|hrs|hour|hours|ora|ore|std';
const MINUTES = 'm|min|mins|minute|minutes|minuti';

const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const IN_HOURS = new RegExp(
  `^(\\d{1,3})(?:[.,](\\d{1,2}))? ?(?:${HOURS})(?: ?(\\d{1,2})(?: ?(?:${MINUTES}))?)?$`,
);
const IN_MINUTES = new RegExp(`^(\\d{1,6}) ?(?:${MINUTES})?$`);

/** Minutes of "2h30", "2 h 30 min", "1.5 h", "2:30" or "150"; 0 for nothing, null for others. */
export function readDuration(typed: string): number | null {
  const text = plainDigits(typed).toLowerCase().replace(/\s+/gu, ' ').trim();
  if (text === '') return 0;
  const clock = CLOCK.exec(text);
  if (clock) return 60 * Number(clock[1]) + Number(clock[2]);
  const minutes = IN_MINUTES.exec(text);
  if (minutes) return Number(minutes[1]);
  const hours = IN_HOURS.exec(text);
  if (!hours) return null;
  const [, whole, part, rest] = hours;
  // "1.5 h 20" is ambiguous.
  if (part !== undefined && rest !== undefined) return null;
  if (Number(rest ?? 0) > 59) return null;
  const total = 60 * Number(whole) + 60 * Number(`0.${part ?? 0}`) + Number(rest ?? 0);
  const rounded = Math.round(total);
  return Math.abs(total - rounded) < 1e-6 ? rounded : null;
}

/** "2 h 30" or "45 min"; "" for 0. */
export function writeDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes <= 0) return '';
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
