import { CircleCheck, CircleX } from 'lucide-react';
import { useTexts } from '#texts';
import { badgeVariants } from '@/components/ui/badge';
import { DayTile } from '@/components/ui/day-tile';
import { headingVariants } from '@/components/ui/heading';
import { dayParts } from '@/lib/time/format';

interface UpcomingBooking {
  id: string;
  /** "09:30 to 12:00", or "" when the host does not say. */
  time: string;
  customer: string;
  services: string;
  isCancelled: boolean;
}

/** The bookings of one day, YYYY-MM-DD; "" for those without a time. */
export interface BookingDay {
  date: string;
  bookings: UpcomingBooking[];
}

/** Bookings by day: time, customer, services and status (rulings, "Bookings tab"). */
export function UpcomingBookings({ days }: { days: readonly BookingDay[] }) {
  return (
    <div className="grid gap-6">
      {days.map(({ date, bookings }) => (
        <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-4 md:gap-6" key={date}>
          <BookingsDayTile date={date} />
          <ul className="border-b border-line">
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function BookingRow({ booking }: { booking: UpcomingBooking }) {
  return (
    <li className="grid gap-0.5 py-4 not-first:border-t not-first:border-line first:pt-1 md:min-h-18 md:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)_8rem] md:items-center md:gap-4 md:py-3 md:first:pt-3">
      <span className={booking.isCancelled ? 'font-bold line-through' : 'font-bold'}>
        <bdi>{booking.time}</bdi>
      </span>
      <span className={headingVariants({ face: 'name', className: 'font-semibold' })} dir="auto">
        {booking.customer}
      </span>
      <span className="text-sm text-muted" dir="auto">
        {booking.services}
      </span>
      <BookingStatus isCancelled={booking.isCancelled} />
    </li>
  );
}

function BookingsDayTile({ date }: { date: string }) {
  const t = useTexts('portal.bookings');
  if (!date) return <DayTile above={null} day="" />;
  const { weekday, month, day } = dayParts(date, t.locale);
  const above = t.rich('dayAndMonth', {
    weekday,
    month,
    hidden: (chunks) => <span className="sr-only">{chunks}</span>,
  });
  return <DayTile above={above} day={day} />;
}

function BookingStatus({ isCancelled }: { isCancelled: boolean }) {
  const t = useTexts('portal.bookings');
  const Icon = isCancelled ? CircleX : CircleCheck;
  return (
    <span
      className={badgeVariants({
        look: isCancelled ? 'delisted' : 'approved',
        className: 'mt-1.5 justify-self-start md:mt-0 md:justify-self-end',
      })}
    >
      <Icon />
      {isCancelled ? t('cancelled') : t('confirmed')}
    </span>
  );
}
