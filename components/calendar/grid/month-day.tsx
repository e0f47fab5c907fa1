import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { HATCH } from '@/components/shared/ui/hatch';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate } from '@/lib/shared/time/format';
import { type LocalDate, noonOf } from '@/lib/shared/time/local-date';

/** `within` lies between two `end`s. The last five looks are for opening hours. */
export type DayLook =
  | ('plain' | 'within' | 'end' | 'past' | 'leftOut' | 'failed')
  | ('working' | 'closed' | 'dayOff' | 'special' | 'adding');

const OF_HOURS = ['working', 'closed', 'dayOff', 'special', 'adding'] as const;

export interface DayMark {
  look?: DayLook;
  note?: string;
  isChosen?: boolean;
  isDisabled?: boolean;
  icon?: ReactNode;
}

interface MonthDayProps {
  onPick: (date: LocalDate, withShift: boolean) => void;
  date: LocalDate;
  isOut: boolean;
  isToday: boolean;
  isActive: boolean;
  mark: DayMark;
}

const dayVariants = cva(
  'relative grid min-h-target scroll-mt-3 cursor-pointer place-items-center border-0 p-0',
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
        working: 'rounded-sm bg-transparent font-semibold hover:bg-sunken',
        closed: 'rounded-sm bg-transparent text-subtle hover:bg-sunken',
        dayOff: `rounded-none font-semibold text-muted ${HATCH}`,
        special:
          'rounded-sm bg-wash font-semibold shadow-[inset_0_0_0_2px_var(--color-highlight)] forced-colors:outline-2 forced-colors:-outline-offset-2',
        adding:
          'rounded-none bg-soft font-semibold text-on-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-dashed',
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
      // Today is underlined here, because a ring would look like a special day.
      {
        look: [...OF_HOURS],
        isToday: true,
        className: 'underline decoration-3 underline-offset-4',
      },
      { look: 'working', isOut: true, className: 'font-normal! text-subtle' },
    ],
  },
);

export function MonthDay({ date, isOut, isToday, isActive, mark, onPick }: MonthDayProps) {
  const t = useTexts('calendar.month');
  const { look = 'plain', note, isChosen = false, isDisabled, icon } = mark;
  const label = [formatDate(noonOf(date), 'UTC', t.locale), isToday ? t('today') : '', note];
  return (
    <button
      type="button"
      className={dayVariants({ look, isOut, isToday })}
      aria-label={withCommas(label, t.locale)}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      tabIndex={isActive ? 0 : -1}
      data-date={date}
      onClick={(event) => {
        if (!isDisabled) onPick(date, event.shiftKey);
      }}
    >
      <span className={look === 'dayOff' ? 'rounded-xs bg-sunken px-1' : ''}>
        {Number(date.slice(8))}
      </span>
      {icon}
    </button>
  );
}
