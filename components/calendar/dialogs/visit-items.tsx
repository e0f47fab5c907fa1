import { type BookingNote, bookedName } from '@/lib/shared/domain/calendar/cells';
import { formatTotal } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface VisitItemsProps {
  booking: BookingNote | null;
  serviceItemId: string | null;
  itemNames: ReadonlyMap<string, string>;
}

export function VisitItems({ booking, serviceItemId, itemNames }: VisitItemsProps) {
  const t = useTexts('calendar.visit');
  const price = useTexts('ui.price');
  const services = booking?.services ?? [];
  const total = booking?.totalMinor ?? null;
  if (services.length === 0) {
    const name = bookedName(booking, serviceItemId, itemNames, t.locale);
    return name ? (
      <p className="wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
    ) : null;
  }
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      <ul className="flex flex-col gap-3">
        {services.map(({ name, serviceName, priceMinor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is never edited, of names that may repeat
          <li key={index} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p>
                <bdi>{name}</bdi>
              </p>
              {serviceName ? (
                <p className="text-sm text-muted">
                  <bdi translate="no">{serviceName}</bdi>
                </p>
              ) : null}
            </div>
            {priceMinor === null ? null : (
              <span className="flex-none">{formatTotal(priceMinor, price)}</span>
            )}
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-lg/7 font-bold">
          <span>{t('payAtVenue')}</span>
          <span>{formatTotal(total, price)}</span>
        </p>
      )}
    </div>
  );
}
