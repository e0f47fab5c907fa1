import type { LocalDate } from '@/lib/time/local-date';

export type SaidChoice =
  | { by: 'place'; cityId: number; around: readonly number[] | null }
  | { by: 'day'; day: LocalDate }
  | { by: 'soon' | 'evening' | 'weekend' }
  | { by: 'price'; priceUpTo: number };

/** The words that said it, the last excluded. */
export interface SaidSpan {
  choices: readonly SaidChoice[];
  from: number;
  to: number;
  /** A time of one word, without a preposition and without another time beside it. */
  isBare: boolean;
}

/** Words before `taken` have said something else. */
export type Reader = (
  words: readonly string[],
  at: number,
  taken: number,
  today: LocalDate,
) => SaidSpan | null;

export const span = (from: number, to: number, ...choices: SaidChoice[]): SaidSpan => ({
  choices,
  from,
  to,
  isBare: false,
});
