import { Ban, ChevronRight } from 'lucide-react';
import { useTexts } from '#texts';
import type { BookingChoice } from '@/components/calendar/dialogs/booking-choice';
import type { BookableService } from '@/lib/contract/rows/api-calendar';
import { formatDuration } from '@/lib/domain/booking/duration';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/domain/calendar/slots';
import { formatEuro, toMinor } from '@/lib/domain/money';
import type { Texts } from '@/lib/texts/texts';

interface ItemRowProps {
  item: BookableService['items'][number];
  /** How long the time stays free. */
  gapMinutes: number;
  onChoose: (item: Omit<BookingChoice, 'customer' | 'serviceName'>) => void;
}

/** Somebody else may take the time while the dialog is open. */
function whyNot(needs: number, gapMinutes: number, t: Texts<'ui.duration'>): string {
  if (gapMinutes === 0) return 'This time is not free any more';
  return `Needs ${formatDuration(needs, t)}; this gap has ${formatDuration(gapMinutes, t)}`;
}

/** One that is too long for the time stays in the list, and says why it cannot be chosen. */
export function ItemRow({ item, gapMinutes, onChoose }: ItemRowProps) {
  const t = useTexts('ui.duration');
  const { id, name, durationMinutes, price } = item;
  const needs = slotsNeeded(durationMinutes) * SLOT_MINUTES;
  const fits = needs <= gapMinutes;
  const detail = fits
    ? durationMinutes > 0 && formatDuration(durationMinutes, t)
    : whyNot(needs, gapMinutes, t);
  const minor = toMinor(price);
  return (
    <button
      type="button"
      className="pickrow"
      aria-disabled={fits ? undefined : true}
      onClick={() => {
        if (fits) onChoose({ serviceItemId: id, name, price, durationMinutes: needs });
      }}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b dir="auto">{name}</b>
        {detail ? <span className="text-sm text-muted">{detail}</span> : null}
      </span>
      <span className="font-bold">{minor > 0 ? formatEuro(minor) : null}</span>
      {fits ? <ChevronRight className="rtl:-scale-x-100" /> : <Ban />}
    </button>
  );
}
