import { readDuration } from '@/lib/shared/domain/services/typed-duration';
import { plainEuro } from '@/lib/shared/domain/text/price';

/** In cents; null for what is no price. Takes a decimal comma and digits of any script. */
export function priceMinorOf(typed: string): number | null {
  const text = plainEuro(typed);
  if (text === '') return 0;
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

const LONGEST_MINUTES = 12 * 60;

/** Null if unreadable or too long. */
export function typedMinutes(typed: string): number | null {
  const minutes = readDuration(typed);
  return minutes !== null && minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
