'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ItemOption } from '@/lib/domain/booking/choice';
import type { BookingDay, OfferedTime } from '@/lib/domain/booking/times';
import { QuestionHead } from './question-head';
import { ServiceQuestion } from './service-question';
import type { Choice } from './week-nav';

interface QuestionDialogProps {
  day: BookingDay | undefined;
  /** The time that was tapped; the dialog is open while there is one. */
  time: OfferedTime | null;
  choice: Choice;
  options: readonly ItemOption[];
  isPending: boolean;
  onConfirm: (time: OfferedTime, itemIds: string[]) => void;
  onStale: (message: string) => void;
  onClose: () => void;
}

/** "Select service" over the times. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { day, time, choice, options, isPending, onConfirm, onStale, onClose } = props;
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
            onConfirm={(itemIds) => onConfirm(time, itemIds)}
            onStale={onStale}
            cancel={
              <Button look="secondary" onClick={onClose}>
                Cancel
              </Button>
            }
          />
        </>
      ) : null}
    </Dialog>
  );
}
