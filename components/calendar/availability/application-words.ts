import { formatDuration } from '@/lib/domain/booking/duration';
import {
  ALL_FAILED,
  allSet,
  countOf,
  formatDates,
  formatTimeRange,
  someFailed,
} from '@/lib/domain/calendar/availability-messages';
import { type Change, type Inverse, slotsIn } from '@/lib/domain/calendar/plan';
import { SLOT_MINUTES, SLOT_MS } from '@/lib/domain/calendar/slots';
import type { Texts } from '@/lib/texts/texts';
import { localMinute } from '@/lib/time/format';
import { type Applied, countDays } from './apply-changes';

/** How the last application of picked slots went. */
export type Outcome = { isError: boolean; text: string; reason: string | null };

/** "09:00 to 12:00" when every day has just that by its clock, else how much time it is. */
export function rangeOf(changes: readonly Change[], zone: string, t: Texts<'ui.duration'>): string {
  const spans = changes.map(({ span: { from, to } }) => ({
    from: localMinute(from, zone),
    // Of the last slot, so that midnight is 24:00; what has passed since says nothing on such days.
    to: localMinute(to - SLOT_MS, zone) + SLOT_MINUTES,
  }));
  const words = new Set(spans.map(formatTimeRange));
  // Within an hour that is shown twice a span may end before it begins.
  const isPlain = countDays(changes) === changes.length && spans.every(({ from, to }) => to > from);
  const [range] = words;
  if (isPlain && words.size === 1 && range) return range;
  const slots = changes.reduce((sum, { span }) => sum + slotsIn(span).length, 0);
  return formatDuration(slots * SLOT_MINUTES, t);
}

/** What an application of picked slots came to; null when there was nothing left to set. */
export function outcomeOf(
  { set, failed, reason }: Applied,
  zone: string,
  t: Texts<'ui.duration'>,
): Outcome | null {
  const all = [...set, ...failed];
  if (all.length === 0) return null;
  const days = countDays(all);
  const bad = countDays(failed);
  if (bad > 0) {
    return { isError: true, text: bad === days ? ALL_FAILED : someFailed(days, bad), reason };
  }
  const text = allSet(formatDates(all.map(({ date }) => date)), rangeOf(all, zone, t));
  return { isError: false, text, reason: null };
}

/** What taking a change back came to, and what it could not bring back. */
export function takenBack({ unset, unknown }: Omit<Inverse, 'changes'>): string {
  const are = (count: number) => (count === 1 ? 'is' : 'are');
  const words = [
    unset > 0 &&
      `${countOf(unset, 'slot')} not set before ${are(unset)} unavailable now: a slot cannot be unset again, and customers can book neither.`,
    unknown > 0 &&
      `What ${countOf(unknown, 'slot')} had before could not be read: ${unknown === 1 ? 'it stays as it is' : 'they stay as they are'}.`,
  ].filter(Boolean);
  return words.length > 0
    ? `Taken back. ${words.join(' ')}`
    : 'Taken back: every slot is as it was.';
}
