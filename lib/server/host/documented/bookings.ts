import 'server-only';
import { z } from 'zod';
import {
  BookedPerson,
  BookingMail,
  bookingRows,
  type ConfirmedBooking,
} from '@/lib/shared/contract/bookings';
import { WireId, WireText } from './spellings';

const WireBooking = z
  .looseObject({
    id: WireId,
    customerName: WireText,
    customer_name: WireText,
    manageToken: WireText,
    mail: BookingMail.catch(undefined),
    person: BookedPerson.optional().catch(undefined),
  })
  .transform(
    (wire): ConfirmedBooking => ({
      id: wire.id,
      customerName: wire.customerName || wire.customer_name,
      manageToken: wire.manageToken,
      mail: wire.mail,
      person: wire.person,
    }),
  );

/** Reads the booking from `booking` or from `data` (CC-020, CC-021). */
export const WireConfirmation = z
  .looseObject({
    success: z.unknown().optional(),
    booking: z.unknown().optional(),
    data: z.unknown().optional(),
  })
  .refine((answer) => answer.success !== false)
  .transform((answer) => answer.booking ?? answer.data)
  .pipe(WireBooking);

export const documentedBookings = {
  createBooking: { ...bookingRows.createBooking, read: WireConfirmation },
};
