import { useState } from 'react';
import { useTexts } from '#texts';
import { takeAmounts } from '@/components/forms/take-amounts';
import { Field } from '@/components/ui/field';
import { formatDuration } from '@/lib/domain/booking/duration';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/domain/calendar/slots';
import type { ItemDraft } from '@/lib/domain/services/service-item';

/** What the form passes to each field. */
interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  onInput: () => void;
}

interface ServiceItemAmountsProps {
  /** What the fields begin with. */
  start: Pick<ItemDraft, 'price' | 'durationMinutes'>;
  price: FieldState;
  minutes: FieldState;
}

/** What an item costs and how long it takes. */
export function ServiceItemAmounts({ start, price, minutes }: ServiceItemAmountsProps) {
  const t = useTexts('items.amounts');
  const durationTexts = useTexts('ui.duration');
  const [typed, setTyped] = useState(Number(start.durationMinutes));
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...price}
          label={t('priceLabel')}
          optional
          affix="€"
          ref={takeAmounts}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          defaultValue={start.price}
        />
        <Field
          {...minutes}
          label={t('minutesLabel')}
          optional
          ref={takeAmounts}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          defaultValue={start.durationMinutes}
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
