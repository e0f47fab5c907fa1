import { clockOf } from './grid';
import { SLOT_MINUTES } from './slots';

/** Minutes by the wall clock, `[from, to)`. */
export interface TimeRange {
  from: number;
  to: number;
}

/** CAL-014 to CAL-017. */
export const AVAILABILITY_PRESETS = [
  { name: 'fullDay', range: { from: 6 * 60, to: 18 * 60 } },
  { name: 'morning', range: { from: 6 * 60, to: 12 * 60 } },
  { name: 'afternoon', range: { from: 12 * 60, to: 15 * 60 } },
  { name: 'evening', range: { from: 15 * 60, to: 18 * 60 } },
] as const satisfies readonly { name: string; range: TimeRange }[];

/** CAL-018. */
export const DEFAULT_TIME_RANGE: TimeRange = { from: 6 * 60, to: 18 * 60 };

/** "06:00–18:00" */
export function presetHours({ from, to }: TimeRange): string {
  return `${clockOf(from)}–${clockOf(to)}`;
}

/** CAL-006. */
export const DAY_MINUTES = 24 * 60;

type PresetName = (typeof AVAILABILITY_PRESETS)[number]['name'];

export function presetOf(range: TimeRange): PresetName | null {
  const found = AVAILABILITY_PRESETS.find(
    (preset) => preset.range.from === range.from && preset.range.to === range.to,
  );
  return found?.name ?? null;
}

export function timeOptions(first: number, last: number): { value: string; label: string }[] {
  const count = Math.floor((last - first) / SLOT_MINUTES) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const minute = first + index * SLOT_MINUTES;
    return { value: String(minute), label: clockOf(minute) };
  });
}
