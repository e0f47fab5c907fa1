'use client';

import { useSearchParams } from 'next/navigation';
import { PageLink } from '@/components/shared/links/page-link';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { ItemOption } from '@/lib/shared/domain/booking/choice';
import {
  type BookingDay,
  dayOnShow,
  type Missing,
  type OfferedTime,
} from '@/lib/shared/domain/booking/times';
import type { BookingWindow } from '@/lib/shared/domain/booking/window';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type Choice, timesPath } from './choice';
import { DayChips } from './day-chips';
import { DayPanel } from './day-panel';
import { EmptyDay } from './empty-day';
import { EmptyWeek, type EmptyWeekProps } from './empty-week';
import { QuestionHead } from './question-head';
import { ServiceQuestion } from './service-question';
import { useTimePicker } from './use-time-picker';
import { WeekNav } from './week-nav';
import { type PersonOption, WithWhom } from './with-whom';

interface TimePickerProps {
  week: BookingWindow;
  days: BookingDay[];
  choice: Choice;
  options: ItemOption[];
  isAsking: boolean;
  /** The address's start (epoch ms), or null. */
  chosen?: number | null;
  /** The first start after a week that ends without times. */
  next: EmptyWeekProps['next'] | null;
  /** When the server made the page, in epoch ms. */
  madeAt: number;
  /** Null if there is nobody to choose from. */
  withWhom: PersonOption[] | null;
  notice: Missing | null;
}

export function TimePicker(props: TimePickerProps) {
  const t = useTexts('booking.missing');
  const whom = useTexts('booking.withWhom');
  const { week, days, choice, options, isAsking, chosen = null, next, madeAt } = props;
  const { withWhom, notice } = props;
  const wantedDay = useSearchParams().get('date') ?? '';
  const { isPending, picked, go, show, pathOf, ...picker } = useTimePicker({
    choice,
    isAsking,
    madeAt,
    week: week.days[0] ?? '',
  });
  const shown = days.some(({ count }) => count > 0) ? dayOnShow(days, wantedDay) : undefined;
  const missing = picker.stale ?? notice;
  const later = next?.kind === 'found' ? next.startsAt : null;

  const hrefOf = (time: OfferedTime) =>
    choice.itemIds.length > 0
      ? pathOf(time, choice.itemIds)
      : timesPath(choice, { week: week.days[0] ?? '', startsAt: time.startsAt });

  return (
    <>
      {missing ? <FailureNote>{t(missing)}</FailureNote> : null}
      {withWhom ? (
        <WithWhom
          people={withWhom}
          choice={choice}
          place={{ week: week.days[0] ?? '', date: wantedDay }}
          go={go}
        />
      ) : null}
      <WeekNav week={week} day={dayOnShow(days, wantedDay)?.date ?? ''} choice={choice} go={go} />
      <DayChips days={days} shown={shown} choice={choice} onShow={show} />
      {shown ? (
        <DayPanel
          day={shown}
          isPending={isPending}
          picked={picked?.startsAt ?? chosen}
          hrefOf={hrefOf}
          onPick={picker.pick}
          whenEmpty={
            <EmptyDay day={shown} days={days} later={later} choice={choice} onShow={show} go={go} />
          }
        />
      ) : (
        <div
          className={
            isPending ? 'opacity-50 transition-opacity delay-200 duration-medium' : undefined
          }
          aria-busy={isPending}
        >
          {next ? (
            <EmptyWeek choice={choice} next={next} isThisWeek={week.previous === null} />
          ) : null}
        </div>
      )}
      {withWhom && choice.person !== null ? (
        <PageLink
          className={textLinkVariants({ className: 'self-start' })}
          href={timesPath(
            { ...choice, person: null },
            { week: week.days[0] ?? '', date: wantedDay },
          )}
        >
          {whom('showAnybody')}
        </PageLink>
      ) : null}
      {isAsking ? (
        <QuestionDialog
          day={shown}
          time={picked}
          choice={choice}
          options={options}
          isPending={isPending}
          now={picker.now}
          onConfirm={(time, itemIds) => go(pathOf(time, itemIds), true)}
          onStale={picker.readAgain}
          onClose={picker.unpick}
        />
      ) : null}
    </>
  );
}

interface QuestionDialogProps {
  day: BookingDay | undefined;
  time: OfferedTime | null;
  choice: Choice;
  options: readonly ItemOption[];
  isPending: boolean;
  now: () => number;
  onConfirm: (time: OfferedTime, itemIds: string[]) => void;
  onStale: (missing: Missing) => void;
  onClose: () => void;
}

function QuestionDialog(props: QuestionDialogProps) {
  const t = useTexts('booking.question');
  const { day, time, choice, options, isPending, now, onConfirm, onStale, onClose } = props;
  return (
    <Dialog open={time !== null} onClose={onClose} labelledBy="select-service">
      {time && day ? (
        <>
          <QuestionHead as="h2" id="select-service" day={day} time={time} />
          <ServiceQuestion
            choice={choice}
            time={time}
            options={options}
            isPending={isPending}
            now={now}
            onConfirm={(itemIds) => onConfirm(time, itemIds)}
            onStale={onStale}
            cancel={
              <Button look="secondary" onClick={onClose}>
                {t('cancel')}
              </Button>
            }
          />
        </>
      ) : null}
    </Dialog>
  );
}
