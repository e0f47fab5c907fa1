import { Divider } from '@/components/booking/divider';
import { ItemLine, PriceLine } from '@/components/booking/price-line';
import { type ChoosableItem, totalOf } from '@/lib/shared/domain/booking/choice';
import { formatTotal } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function ChoiceLines({ chosen }: { chosen: readonly ChoosableItem[] }) {
  const t = useTexts('booking.choice');
  const price = useTexts('ui.price');
  return (
    <>
      {chosen.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {chosen.map((item) => (
            <ItemLine key={item.id} item={item} price={formatTotal(item.priceMinor, price)} />
          ))}
        </ul>
      ) : null}
      <Divider />
      <PriceLine
        look="total"
        label={t('total')}
        price={formatTotal(totalOf(chosen).priceMinor, price)}
      />
    </>
  );
}

export function Total({ chosen }: { chosen: readonly ChoosableItem[] }) {
  const total = formatTotal(totalOf(chosen).priceMinor, useTexts('ui.price'));
  return <b className="text-lg/7 noscript:hidden">{total}</b>;
}
