import type { Review } from '@/components/booking/review/state';
import { AddToCalendar } from '@/components/shared/site/add-to-calendar';
import { toAppointment } from '@/lib/shared/domain/booking/appointment';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface CalendarLinksProps {
  review: Review;
  bookingId: string;
  file: string;
  /** Absolute; "" without one. */
  page: string;
}

/** A file for most calendars, links for web calendars. */
export function CalendarLinks({ review, bookingId, file: href, page }: CalendarLinksProps) {
  const cancellation = useTexts('booking.cancellation');
  const file = useTexts('booking.appointmentFile');
  const appointment = toAppointment({ ...review, bookingId }, file, cancellation, page);
  return <AddToCalendar appointment={appointment} file={href} />;
}
