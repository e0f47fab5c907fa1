import { useEffect } from 'react';
import { Toasts } from '@/components/ui/toast';
import { activeCell } from './slot-of';
import type { useSlotActions } from './use-slot-actions';

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
    <Toasts message={said} errors={refusals} onHush={hush} onDismiss={dismiss} heir={activeCell} />
  );
}
