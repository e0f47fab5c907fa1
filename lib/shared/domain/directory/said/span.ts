import type { LocalDate } from '@/lib/shared/time/local-date';

export type SaidChoice =
  | { by: 'place'; cityId: number; around: readonly number[] | null }
  | { by: 'day'; day: LocalDate }
  | { by: 'soon' | 'evening' }
  /** With a Saturday only that weekend. */
  | { by: 'weekend'; from?: LocalDate }
  | { by: 'price'; priceUpTo: number };

/** The words that said it, the last excluded. */
export interface SaidSpan {
  choices: readonly SaidChoice[];
  from: number;
  to: number;
  /** A time of one word, without a preposition and without another time beside it. */
  isBare: boolean;
  /** Says a time, though no filter holds it. */
  isTime?: boolean;
  /** Of a month. A weekday beside it says no other day. */
  isDate?: boolean;
  /** Counts only beside another time. */
  isWeak?: boolean;
  /** The day until which something goes on. */
  isEndDay?: boolean;
  isExcept?: boolean;
}

/** Words before `taken` have said something else. */
export type Reader = (
  words: readonly string[],
  at: number,
  taken: number,
  today: LocalDate,
  typed: readonly string[],
) => SaidSpan | null;

export const span = (from: number, to: number, ...choices: SaidChoice[]): SaidSpan => ({
  choices,
  from,
  to,
  isBare: false,
});

export const isTime = ({ choices, isTime: isOther }: SaidSpan) =>
  isOther === true || choices.some(({ by }) => by !== 'place' && by !== 'price');

export const isPlace = ({ choices }: SaidSpan) => choices.some(({ by }) => by === 'place');

export const isDay = ({ choices }: SaidSpan) => choices.some(({ by }) => by === 'day');
