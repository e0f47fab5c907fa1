import { Info } from 'lucide-react';
import { noteVariants } from '@/components/ui/note';

/** Instead of a calendar, for an account that has none yet (CAL-039). */
export function CalendarAccessRequired() {
  return (
    <p className={noteVariants({ look: 'info', className: 'my-6' })}>
      <Info />
      <span>
        Access Required – Please complete your provider registration to access the calendar.
      </span>
    </p>
  );
}
