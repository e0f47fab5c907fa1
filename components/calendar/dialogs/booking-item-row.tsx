import { cva } from 'class-variance-authority';
import { useTexts } from '#texts';
import type { BookingChoice } from '@/components/calendar/dialogs/booking-choice';
import { Ban, ChevronRight } from '@/components/ui/icons';
import type { BookableService } from '@/lib/contract/rows/api-calendar';
import { formatDuration } from '@/lib/domain/booking/duration';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/domain/calendar/slots';
import { formatEuro } from '@/lib/domain/money';

const rowVariants = cva(
  'grid min-h-15 w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 rounded-md border-1.5 px-4 py-2 text-start',
  {
    variants: {
      fits: {
        true: 'cursor-pointer border-line bg-surface hover:border-primary hover:bg-soft',
        false: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-subtle',
      },
    },
  },
);

interface ItemRowProps {
  item: BookableService['items'][number];
  /** How long the time stays free. */
  gapMinutes: number;
  onChoose: (item: Omit<BookingChoice, 'customer' | 'serviceName'>) => void;
}

/** An item to book. One that does not fit stays in the list and says why it cannot be chosen. */
export function ItemRow({ item, gapMinutes, onChoose }: ItemRowProps) {
  const t = useTexts('calendar.bookItems');
  const durations = useTexts('ui.duration');
  const { id, name, durationMinutes, priceMinor } = item;
  const needs = slotsNeeded(durationMinutes) * SLOT_MINUTES;
  const fits = needs <= gapMinutes;
  const whyNot = () => {
    // Somebody else may have taken the time since the dialog opened.
    if (gapMinutes === 0) return t('notFree');
    const [needed, free] = [needs, gapMinutes].map((minutes) => formatDuration(minutes, durations));
    return t('tooLong', { needed: `${needed}`, free: `${free}` });
  };
  const detail = fits
    ? durationMinutes > 0 && formatDuration(durationMinutes, durations)
    : whyNot();
  return (
    <button
      type="button"
      className={rowVariants({ fits })}
      aria-disabled={fits ? undefined : true}
      onClick={() => {
        if (fits) onChoose({ serviceItemId: id, name, priceMinor, durationMinutes: needs });
      }}
    >
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-semibold">
          <bdi>{name}</bdi>
        </b>
        {detail ? <span className={fits ? 'text-sm text-muted' : 'text-sm'}>{detail}</span> : null}
      </span>
      <span className="font-bold">{priceMinor > 0 ? formatEuro(priceMinor, t.locale) : null}</span>
      {fits ? <ChevronRight className="rtl:-scale-x-100" /> : <Ban />}
    </button>
  );
}
