import { Divider } from '@/components/booking/divider';
import { PriceLine } from '@/components/booking/price-line';
import { formatEuro } from '@/lib/domain/money';
import { useTexts } from '@/lib/texts/use-texts';

export function ReviewPrices({ totalMinor }: { totalMinor: number }) {
  const t = useTexts('booking.prices');
  const total = formatEuro(totalMinor, t.locale);
  return (
    <div className="flex flex-col gap-2">
      <PriceLine label={t('subtotal')} price={total} />
      <PriceLine look="total" label={t('total')} price={total} />
      <Divider />
      <PriceLine label={t('payNow')} price={formatEuro(0, t.locale)} />
      <PriceLine look="strong" label={t('payAtVenue')} price={total} />
    </div>
  );
}

export function PriceInBar({ totalMinor }: { totalMinor: number }) {
  const t = useTexts('booking.prices');
  return (
    <p className="min-w-0 grow basis-[6em]">
      <span className="text-sm text-muted">{t('payAtVenue')}</span>
      <br />
      <b className="text-lg/7">{formatEuro(totalMinor, t.locale)}</b>
    </p>
  );
}
