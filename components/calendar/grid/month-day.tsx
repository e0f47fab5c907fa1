import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { formatDate } from '@/lib/time/format';
import { type LocalDate, noonOf } from '@/lib/time/local-date';

/** `end` is the chosen day, or the first or last of a range; `within` lies between those. */
export type DayLook = 'plain' | 'within' | 'end' | 'past' | 'leftOut' | 'failed';

/** How a day of the month is drawn and read out, beyond its number. */
export interface DayMark {
  look?: DayLook;
  /** Read out after the date, such as "failed". */
  note?: string;
  isChosen?: boolean;
  isDisabled?: boolean;
  icon?: ReactNode;
}

interface MonthDayProps {
  onPick: (date: LocalDate, withShift: boolean) => void;
  date: LocalDate;
  /** It belongs to the month before or after. */
  isOut: boolean;
  isToday: boolean;
  isActive: boolean;
  mark: DayMark;
}

const dayVariants = cva(
  'relative grid min-h-target cursor-pointer place-items-center border-0 p-0',
  {
    variants: {
      look: {
        plain: 'rounded-sm bg-transparent hover:bg-sunken',
        within: 'rounded-none bg-soft text-on-soft',
        end: 'rounded-sm bg-primary text-on-primary',
        past: 'cursor-not-allowed! rounded-sm bg-transparent font-normal text-subtle line-through',
        leftOut:
          'rounded-sm bg-transparent font-normal text-muted shadow-[inset_0_0_0_1px_var(--color-border-strong)] hover:bg-sunken',
        failed:
          'mx-px rounded-sm bg-error font-bold text-on-error shadow-[inset_0_0_0_2px_var(--color-danger)]',
      } satisfies Record<DayLook, string>,
      isOut: { true: '' },
      isToday: { true: '' },
    },
    compoundVariants: [
      { look: 'plain', isOut: true, className: 'text-subtle' },
      { look: ['plain', 'within', 'end'], isOut: true, className: 'font-normal' },
      { look: ['plain', 'within', 'end'], isOut: false, className: 'font-semibold' },
      {
        look: ['plain', 'within', 'end', 'past'],
        isToday: true,
        className: 'shadow-[inset_0_0_0_2px_var(--color-highlight)]',
      },
    ],
  },
);

/** One of the 42 days. */
export function MonthDay({ date, isOut, isToday, isActive, mark, onPick }: MonthDayProps) {
  const t = useTexts('calendar.month');
  const { look = 'plain', note, isChosen = false, isDisabled, icon } = mark;
  const label = [formatDate(noonOf(date), 'UTC', t.locale), isToday ? t('today') : '', note];
  return (
    <button
      type="button"
      className={dayVariants({ look, isOut, isToday })}
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      tabIndex={isActive ? 0 : -1}
      data-date={date}
      onClick={(event) => {
        if (!isDisabled) onPick(date, event.shiftKey);
      }}
    >
      {Number(date.slice(8))}
      {icon}
    </button>
  );
}
