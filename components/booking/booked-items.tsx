import type { ChoosableItem } from '@/lib/shared/domain/booking/choice';
import { formatEuro } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Divider } from './divider';
import { ItemLine, PriceLine } from './price-line';

interface BookedItemsProps {
  /** Empty where they could not be read. */
  items: readonly ChoosableItem[];
  totalMinor: number | null;
}

export function BookedItems({ items, totalMinor }: BookedItemsProps) {
  const t = useTexts('booking.confirmed');
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {items.map((item) => (
          <ItemLine
            key={item.id}
            item={item}
            price={item.priceMinor > 0 ? formatEuro(item.priceMinor, t.locale) : t('free')}
          />
        ))}
      </ul>
      {items.length > 0 && totalMinor !== null ? <Divider /> : null}
      {totalMinor === null ? null : (
        <PriceLine look="total" label={t('payAtVenue')} price={formatEuro(totalMinor, t.locale)} />
      )}
    </>
  );
}
