import { readDuration } from '@/lib/shared/domain/services/typed-duration';
import { plainEuro } from '@/lib/shared/domain/text/price';

/**
 * Returns cents, or null if the text is no price. Accepts a decimal comma, and digits of any
 * script.
 */
export function priceMinorOf(typed: string): number | null {
  const text = plainEuro(typed);
  if (text === '') return 0;
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

const LONGEST_MINUTES = 12 * 60;

/** Returns null if the text cannot be read or means too long a time. */
export function typedMinutes(typed: string): number | null {
  const minutes = readDuration(typed);
  return minutes !== null && minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
