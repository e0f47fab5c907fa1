import { CalendarCog } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import type { AvailabilityMode } from './use-availability-mode';

interface ChangeAvailabilityProps {
  mode: AvailabilityMode;
  /** At the end of a phone's page, always in reach, instead of among the tools. */
  atEnd?: boolean;
}

/** Opens the Change Availability mode (CAL-010). */
export function ChangeAvailability({ mode, atEnd = false }: ChangeAvailabilityProps) {
  if (mode.isOn) return null;
  const button = (
    <button
      type="button"
      ref={mode.opener}
      className={
        atEnd
          ? buttonVariants({ className: 'min-w-0 flex-1' })
          : buttonVariants({ size: 'small', className: 'max-lg:hidden' })
      }
      onClick={mode.open}
    >
      <CalendarCog />
      Change Availability
    </button>
  );
  return atEnd ? <div className="actionbar mobile mode-open">{button}</div> : button;
}
