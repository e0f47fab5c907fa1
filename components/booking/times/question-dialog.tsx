'use client';

import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ItemOption } from '@/lib/domain/booking/choice';
import type { BookingDay, Missing, OfferedTime } from '@/lib/domain/booking/times';
import type { Choice } from './choice';
import { QuestionHead } from './question-head';
import { ServiceQuestion } from './service-question';

interface QuestionDialogProps {
  day: BookingDay | undefined;
  /** The time that was tapped; the dialog is open while there is one. */
  time: OfferedTime | null;
  choice: Choice;
  options: readonly ItemOption[];
  isPending: boolean;
  /** The server's clock. */
  now: () => number;
  onConfirm: (time: OfferedTime, itemIds: string[]) => void;
  onStale: (missing: Missing) => void;
  onClose: () => void;
}

/** "Select service" in a dialog over the times. */
export function QuestionDialog(props: QuestionDialogProps) {
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
