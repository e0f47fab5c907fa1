import type { Review } from '@/components/booking/review/state';
import { AddToCalendar } from '@/components/site/add-to-calendar';
import { toAppointment } from '@/lib/domain/booking/appointment';
import { useTexts } from '@/lib/texts/use-texts';

interface CalendarLinksProps {
  review: Review;
  bookingId: string;
  /** The address of the calendar file. */
  file: string;
  /** The absolute address of the customer's own booking; "" without one. */
  page: string;
}

/** The visit for calendars: as a file, which most of them open, and for those of the web. */
export function CalendarLinks({ review, bookingId, file: href, page }: CalendarLinksProps) {
  const policy = useTexts('booking.cancellation')('policy');
  const file = useTexts('booking.appointmentFile');
  const appointment = toAppointment({ ...review, bookingId }, file, policy, page);
  return <AddToCalendar appointment={appointment} file={href} />;
}
