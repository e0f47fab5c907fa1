import { type BookingNote, bookedName } from '@/lib/domain/calendar/cells';
import { formatTotal, toMinor } from '@/lib/domain/money';

interface VisitItemsProps {
  booking: BookingNote | null;
  /** The item that the slot names, for a host that lists no bookings. */
  serviceItemId: string | null;
  itemNames: ReadonlyMap<string, string>;
}

/** What is booked, with prices and total as far as {host} tells them. */
export function VisitItems({ booking, serviceItemId, itemNames }: VisitItemsProps) {
  const services = booking?.services ?? [];
  const total = booking?.totalPrice ?? null;
  if (services.length === 0) {
    const name = bookedName(booking, serviceItemId, itemNames);
    return name === 'Booked' ? null : (
      <p className="[overflow-wrap:anywhere]" dir="auto">
        {name}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      <ul className="flex flex-col gap-3">
        {services.map(({ name, serviceName, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is never edited, of names that may repeat
          <li key={index} className="flex gap-3 justify-between items-start">
            <div className="min-w-0">
              <p dir="auto">{name}</p>
              {serviceName ? (
                <p className="text-sm text-muted" dir="auto">
                  {serviceName}
                </p>
              ) : null}
            </div>
            {price === null ? null : (
              <span className="flex-none">{formatTotal(toMinor(price))}</span>
            )}
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p className="flex flex-wrap items-center gap-3 justify-between border-t border-line pt-3 text-lg/7 font-bold">
          <span>Pay at venue</span>
          <span>{formatTotal(toMinor(total))}</span>
        </p>
      )}
    </div>
  );
}
