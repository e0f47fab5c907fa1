import { useEffect } from 'react';
import type { useSlotActions } from '@/components/calendar/dialogs/use-slot-actions';
import { activeCell } from '@/components/calendar/grid/slot-of';
import { Toasts } from '@/components/ui/toast';

interface CalendarToastsProps {
  actions: ReturnType<typeof useSlotActions>;
  /** Whether Change Availability is on, whose bar takes more of the window's end. */
  isChanging: boolean;
}

/** The results of changes, at the end of the window above its bar. They go when that mode begins. */
export function CalendarToasts({ actions, isChanging }: CalendarToastsProps) {
  const { message, refusals, hideMessage, dismiss, clear } = actions;
  useEffect(() => {
    if (isChanging) clear();
  }, [isChanging, clear]);
  return (
    <div
      className={
        isChanging
          ? 'max-lg:[--toast-lift:13rem] lg:[--toast-lift:5.5rem]'
          : 'max-lg:[--toast-lift:4.25rem]'
      }
    >
      <Toasts
        message={message}
        errors={refusals}
        onExpire={hideMessage}
        onDismiss={dismiss}
        findNextFocus={activeCell}
      />
    </div>
  );
}
