import { useState } from 'react';
import { useTexts } from '#texts';
import { Field } from '@/components/ui/field';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { formatDuration } from '@/lib/domain/booking/duration';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/domain/calendar/slots';

/** What the form says of a field. */
interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  onInput: () => void;
}

interface ServiceItemAmountsProps {
  item: ServiceItem | null;
  price: FieldState;
  minutes: FieldState;
}

/** What an item costs and how long it takes; 0 shows as nothing, as it does to customers. */
export function ServiceItemAmounts({ item, price, minutes }: ServiceItemAmountsProps) {
  const t = useTexts('ui.duration');
  const [typed, setTyped] = useState(item?.durationMinutes ?? 0);
  const slots = slotsNeeded(typed);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...price}
          label="Price"
          optional
          affix="€"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          defaultValue={item && item.priceMinor > 0 ? (item.priceMinor / 100).toFixed(2) : ''}
        />
        <Field
          {...minutes}
          label="Minutes"
          optional
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          defaultValue={item && item.durationMinutes > 0 ? item.durationMinutes : ''}
          onChange={(event) => setTyped(event.currentTarget.valueAsNumber || 0)}
        />
      </div>
      {typed > 0 && Number.isInteger(typed) ? (
        <p className="text-sm text-muted -mt-3">
          {formatDuration(typed, t)} takes {slots === 1 ? '1 slot' : `${slots} slots`} of{' '}
          {SLOT_MINUTES} minutes in your calendar.
        </p>
      ) : null}
    </>
  );
}
