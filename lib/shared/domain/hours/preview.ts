import { DAY_MINUTES, type TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { hoursOn } from './hours-on';
import type { Schedule } from './schedule';

/** Minutes of the day. */
export interface KnownDay {
  date: LocalDate;
  visits: readonly (TimeRange & { id: string })[];
  marks: readonly (TimeRange & { status: 'available' | 'unavailable' })[];
  /** Busy times in other calendars, if there is only one person. */
  busy?: readonly TimeRange[];
}

export type PreviewKind = 'open' | 'booked' | 'outside' | 'elsewhere';

export interface PreviewDay {
  date: LocalDate;
  state: 'open' | 'closed' | 'day-off';
  blocks: (TimeRange & { kind: PreviewKind })[];
}

const STEP = 15;

const isIn = (minute: number, { from, to }: TimeRange) => from <= minute && minute < to;

/**
 * Visits count more than marks, and marks more than hours. Other calendars are treated like in
 * `calendarSlots`. `outside` holds the ids of visits.
 */
export function previewDay(
  { date, visits, marks, busy = [] }: KnownDay,
  schedule: Schedule,
  outside: ReadonlySet<string>,
): PreviewDay {
  const { source, ranges } = hoursOn(schedule, date);
  const kindAt = (minute: number): PreviewKind | null => {
    const visit = visits.find((one) => isIn(minute, one));
    if (visit) return outside.has(visit.id) ? 'outside' : 'booked';
    const mark = marks.find((one) => isIn(minute, one));
    const isOpen = mark ? mark.status === 'available' : ranges.some((range) => isIn(minute, range));
    if (!isOpen) return null;
    return busy.some((one) => one.from < minute + STEP && one.to > minute) ? 'elsewhere' : 'open';
  };
  const blocks: PreviewDay['blocks'] = [];
  for (let minute = 0; minute < DAY_MINUTES; minute += STEP) {
    const kind = kindAt(minute);
    const last = blocks.at(-1);
    if (kind && last?.kind === kind && last.to === minute) last.to += STEP;
    else if (kind) blocks.push({ kind, from: minute, to: minute + STEP });
  }
  const isOpen = ranges.length > 0 || blocks.some(({ kind }) => kind === 'open');
  const closed = source === 'day-off' ? 'day-off' : 'closed';
  return { date, blocks, state: isOpen ? 'open' : closed };
}

/** From 6 to 21 o'clock, or more, in whole hours. */
export function previewScale(days: readonly PreviewDay[]): TimeRange {
  const blocks = days.flatMap((day) => day.blocks);
  const first = Math.min(6 * 60, ...blocks.map(({ from }) => from));
  const last = Math.max(21 * 60, ...blocks.map(({ to }) => to));
  return { from: Math.floor(first / 60) * 60, to: Math.ceil(last / 60) * 60 };
}
