import { toIso } from './instant';
import { offsetMs } from './time-zones';
import { MINUTE_MS } from './units';

/** With the zone's offset: "2025-12-05T20:00:00+01:00". */
export function toOffsetIso(instant: number, zone: string): string {
  const minutes = Math.round(offsetMs(instant, zone) / MINUTE_MS);
  const wall = toIso(instant + minutes * MINUTE_MS).slice(0, 19);
  const two = (number: number) => String(number).padStart(2, '0');
  const away = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}
