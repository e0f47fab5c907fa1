import { formatTime, formatZone } from './format';
import type { Span } from './span';
import { offsetMs } from './time-zones';
import { HOUR_MS } from './units';

/** No clocks change twice within this time, nor by more. */
const NEAR_MS = 3 * HOUR_MS;

/** Whether the clock of a zone shows the time of an instant twice, before a change and after it. */
function isShownTwice(instant: number, zone: string): boolean {
  const offset = offsetMs(instant, zone);
  return [-NEAR_MS, NEAR_MS].some((away) => {
    const other = offsetMs(instant + away, zone);
    const twin = instant + offset - other;
    return twin !== instant && offsetMs(twin, zone) === other;
  });
}

function named(instant: number, zone: string, locale: string): string {
  return `${formatTime(instant, zone, locale)} ${formatZone(instant, zone)}`;
}

/** "10:45", or "02:30 CEST" where the clock shows that time twice; instants are epoch ms. */
export function formatClock(instant: number, zone: string, locale: string): string {
  return isShownTwice(instant, zone)
    ? named(instant, zone, locale)
    : formatTime(instant, zone, locale);
}

/** Both ends of a span as clocks show them, with their zones where clocks change in between. */
export function formatEnds({ from, to }: Span, zone: string, locale: string): [string, string] {
  const write = offsetMs(from, zone) === offsetMs(to, zone) ? formatClock : named;
  return [write(from, zone, locale), write(to, zone, locale)];
}
