import type { LocalDate } from '@/lib/shared/time/local-date';

export type SaidChoice =
  | { by: 'place'; cityId: number; around: readonly number[] | null }
  | { by: 'day'; day: LocalDate }
  | { by: 'soon' | 'evening' }
  /** If a Saturday is given, only the weekend of that Saturday. */
  | { by: 'weekend'; from?: LocalDate }
  | { by: 'price'; priceUpTo: number };

/** The words that said it, from the first to the one after the last. */
export interface SaidSpan {
  choices: readonly SaidChoice[];
  from: number;
  to: number;
  /** A time of one word, with no preposition and no other time next to it. */
  isBare: boolean;
  /** Whether the words say a time, even if there is no filter for it. */
  isTime?: boolean;
  /** True for a date in a month. A weekday next to it is the same day. */
  isDate?: boolean;
  /** Whether it counts only next to another time. */
  isWeak?: boolean;
  /** The day until which something goes on. */
  isEndDay?: boolean;
  isExcept?: boolean;
}

/** Words before `taken` are used already. */
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
