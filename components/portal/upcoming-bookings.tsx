import { CircleCheck, CircleX } from 'lucide-react';
import { Fragment } from 'react';
import { badgeVariants } from '@/components/ui/badge';
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
  return days.map(({ date, bookings }) => (
    <div className="bday" key={date}>
      <DayTile date={date} />
      <ul className="border-b border-line">
        {bookings.map((booking) => (
          <li className="brow" key={booking.id}>
            <span className={booking.isCancelled ? 'font-bold line-through' : 'font-bold'}>
              <bdi>{booking.time}</bdi>
            </span>
            <span
              className={headingVariants({ face: 'name', className: 'font-semibold' })}
              dir="auto"
            >
              {booking.customer}
            </span>
            <span className="text-sm text-muted" dir="auto">
              {booking.services}
            </span>
            <BookingStatus isCancelled={booking.isCancelled} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function DayTile({ date }: { date: string }) {
  const parts = date ? dayParts(date) : null;
  return (
    <div className="dtile2">
      {parts ? (
        <Fragment>
          <span>
            {parts.weekday}
            <span className="sr-only">, {parts.month}</span>
          </span>
          <b>{parts.day}</b>
        </Fragment>
      ) : null}
    </div>
  );
}

function BookingStatus({ isCancelled }: { isCancelled: boolean }) {
  return isCancelled ? (
    <span className={badgeVariants({ look: 'delisted' })}>
      <CircleX />
      Cancelled
    </span>
  ) : (
    <span className={badgeVariants({ look: 'approved' })}>
      <CircleCheck />
      Confirmed
    </span>
  );
}
