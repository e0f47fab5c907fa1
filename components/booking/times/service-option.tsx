import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { checkboxVariants } from '@/components/ui/checkbox';
import { optionRowVariants } from '@/components/ui/option-row';
import type { ItemOption } from '@/lib/domain/booking/choice';
import { formatDuration } from '@/lib/domain/booking/duration';
import { formatTotal } from '@/lib/domain/money';

interface ServiceOptionProps {
  option: ItemOption;
  isFirstChoice: boolean;
  /** The time at which the option does not fit; null if it does. */
  unfitAt: string | null;
  onMissing: () => void;
}

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;

/** One answer to "Select service". */
export function ServiceOption({ option, isFirstChoice, unfitAt, onMissing }: ServiceOptionProps) {
  const t = useTexts('booking.question');
  const price = useTexts('ui.price');
  const { ids, name, durationMinutes, priceMinor } = option;
  const duration = formatDuration(durationMinutes, useTexts('ui.duration'));
  return (
    <label className={optionRowVariants({ look: unfitAt === null ? 'plain' : 'unfit' })}>
      <input
        className={checkboxVariants({ shape: 'round' })}
        type="radio"
        name="serviceItems"
        value={ids.join()}
        defaultChecked={isFirstChoice}
        disabled={unfitAt !== null}
        required
        // Without JavaScript the browser shows its own message.
        onInvalid={(event) => {
          event.preventDefault();
          onMissing();
        }}
      />
      <span className="min-w-0 flex-1">
        <b className="font-semibold" dir="auto">
          {name}
        </b>
        <br />
        <span className="text-sm text-muted">
          {unfitAt === null ? bdi(duration) : t.rich('unfit', { bdi, duration, time: unfitAt })}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap">{formatTotal(priceMinor, price)}</span>
    </label>
  );
}
