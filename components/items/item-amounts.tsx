import { useState } from 'react';
import { useTexts } from '#texts';
import { Field } from '@/components/ui/field';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { formatDuration } from '@/lib/domain/booking/duration';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/domain/calendar/slots';
import { formatAmount } from '@/lib/domain/money';

/** What the form passes to each field. */
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

/** What an item costs and how long it takes; 0 is shown as an empty field. */
export function ServiceItemAmounts({ item, price, minutes }: ServiceItemAmountsProps) {
  const t = useTexts('items.amounts');
  const durationTexts = useTexts('ui.duration');
  const [typed, setTyped] = useState(item?.durationMinutes ?? 0);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...price}
          label={t('priceLabel')}
          optional
          affix="€"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          defaultValue={item && item.priceMinor > 0 ? formatAmount(item.priceMinor) : ''}
        />
        <Field
          {...minutes}
          label={t('minutesLabel')}
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
        <p className="-mt-3 text-sm text-muted">
          {t('slots', {
            duration: formatDuration(typed, durationTexts),
            slots: slotsNeeded(typed),
            minutes: SLOT_MINUTES,
          })}
        </p>
      ) : null}
    </>
  );
}
