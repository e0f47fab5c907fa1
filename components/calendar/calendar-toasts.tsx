import { useEffect } from 'react';
import type { useSlotActions } from '@/components/calendar/dialogs/use-slot-actions';
import { activeCell } from '@/components/calendar/grid/slot-of';
import { Toasts } from '@/components/ui/toast';

interface CalendarToastsProps {
  actions: ReturnType<typeof useSlotActions>;
  /** Whether Change Availability is on, which has a bar where they would stand. */
  isChanging: boolean;
}

/** What became of changes, at the end of the window. What was read goes when that mode begins. */
export function CalendarToasts({ actions, isChanging }: CalendarToastsProps) {
  const { said, refusals, hush, dismiss, clear } = actions;
  useEffect(() => {
    if (isChanging) clear();
  }, [isChanging, clear]);
  return (
    <Toasts
      message={said}
      errors={refusals}
      onExpire={hush}
      onDismiss={dismiss}
      findNextFocus={activeCell}
    />
  );
}
