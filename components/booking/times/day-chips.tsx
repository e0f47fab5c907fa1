'use client';

import { cva } from 'class-variance-authority';
import { PageLink } from '@/components/shared/links/page-link';
import { isPlainClick } from '@/components/shared/links/plain-click';
import type { BookingDay } from '@/lib/shared/domain/booking/times';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { briefMonth } from '@/lib/shared/time/format';
import { type Choice, timesPath } from './choice';

const dayChipVariants = cva(
  'grid min-h-20 cursor-pointer content-center justify-items-center gap-0.5 rounded-md border-1.5 py-1.5 text-xs/4 no-underline [&_b]:text-lg/6',
  {
    variants: {
      isFree: {
        true: 'after:size-1.5 after:rounded-pill [&_b]:font-bold',
        false: 'border-dashed after:my-0.5 after:h-0.5 after:w-2.5 [&_b]:font-medium',
      },
      isShown: {
        true: 'border-primary bg-primary text-on-primary after:bg-highlight',
        false: 'text-muted',
      },
    },
    compoundVariants: [
      {
        isFree: true,
        isShown: false,
        className: 'border-line bg-surface after:bg-slot-available-line [&_b]:text-text',
      },
      {
        isFree: false,
        isShown: false,
        className: 'border-line-strong bg-sunken after:bg-line-strong [&_b]:text-subtle',
      },
    ],
  },
);

interface DayChipsProps {
  days: readonly BookingDay[];
  /** Undefined in an empty week. */
  shown: BookingDay | undefined;
  choice: Choice;
  onShow: (href: string) => void;
}

export function DayChips({ days, shown, choice, onShow }: DayChipsProps) {
  const t = useTexts('booking.times');
  const week = days[0]?.date ?? '';
  return (
    <nav className="grid grid-cols-7 gap-1 sm:gap-2" aria-label={t('days')}>
      {days.map((day) => {
        const href = timesPath(choice, { week, date: day.date });
        return (
          <PageLink
            key={day.date}
            data-day={day.date}
            data-free={day.count}
            className={dayChipVariants({ isFree: day.count > 0, isShown: day === shown })}
            href={href}
            aria-current={day === shown ? 'date' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onShow(href);
            }}
          >
            <span>{day.weekday}</span> <b>{day.day}</b>{' '}
            <span className="sr-only">
              {briefMonth(day.date, t.locale)}
              {t('freeInChip', { count: day.count })}
            </span>
          </PageLink>
        );
      })}
    </nav>
  );
}
