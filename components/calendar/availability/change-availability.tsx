import { CalendarCog } from 'lucide-react';
import type { AvailabilityMode } from './use-availability-mode';

/** Opens the Change Availability mode (provider §4). */
export function ChangeAvailability({ mode }: { mode: AvailabilityMode }) {
  if (mode.isOn) return null;
  return (
    <button type="button" className="btn sm" onClick={mode.open}>
      <CalendarCog className="i" />
      Change Availability
    </button>
  );
}
