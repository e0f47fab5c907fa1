import 'server-only';
import type { Refused } from '@/lib/server/host/booking-outcome';
import { listServiceItems } from '@/lib/server/host/service-items';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { within } from '@/lib/server/host/transport/in-time';
import type { BookingRequest, ConfirmedBooking } from '@/lib/shared/contract/bookings';
import { visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { confirmedPath } from '@/lib/shared/url/booking-url';
import { type AttemptOptions, createBooking } from './bookings';
import { type SealedBooking, sealBooking } from './seal';

const READ_MS = 1_000;

async function measure(
  request: BookingRequest,
  serviceId: string,
): Promise<Pick<SealedBooking, 'totalMinor' | 'minutes'>> {
  const chosen = request.itemIds;
  // If this read fails, the booking is still valid.
  const offered = await within(
    READ_MS,
    listServiceItems(serviceId).catch(() => []),
  );
  const items = chosen.flatMap((id) => offered?.find((item) => item.id === id) ?? []);
  if (items.length < chosen.length) return { totalMinor: null, minutes: null };
  return {
    totalMinor: items.reduce((sum, item) => sum + item.priceMinor, 0),
    minutes: visitMinutes(items.map((item) => item.durationMinutes)),
  };
}

async function confirmationPath(
  { id: bookingId, manageToken, person }: ConfirmedBooking,
  request: BookingRequest,
  serviceId = '',
): Promise<string> {
  const visit = {
    serviceId,
    calendarId: request.calendarId,
    startsAt: request.startsAt,
    itemIds: request.itemIds,
    ...(person && { person: person.id }),
  };
  const measured = await measure(request, serviceId);
  return confirmedPath(
    visit,
    sealBooking(
      {
        bookingId,
        manageToken: isOurs() ? manageToken : '',
        person: person?.name ?? '',
        ...measured,
      },
      visit,
    ),
  );
}

export async function confirmBooking(
  { serviceId, isRepeat, origin, ...request }: BookingRequest & AttemptOptions,
  idempotencyKey: string,
): Promise<({ ok: true; path: string } & ConfirmedBooking) | Refused> {
  const outcome = await createBooking(request, idempotencyKey, { serviceId, isRepeat, origin });
  if (!outcome.ok) return outcome;
  const { booking } = outcome;
  const mail = isOurs() ? booking.mail : undefined;
  return { ok: true, ...booking, mail, path: await confirmationPath(booking, request, serviceId) };
}
