import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import type { BookingState } from '@/lib/url/booking-url';

/** What an address of a confirmation says by itself, as it was when it was booked. */
export interface SealedBooking {
  bookingId: string;
  /** In cents; null if the items could not be read at that moment, as for the minutes. */
  totalMinor: number | null;
  minutes: number | null;
  /** The token of the customer's own link; "" from a host that gives none. */
  manageToken: string;
}

/** The visit that an address names beside its seal. */
export type SealedVisit = Pick<BookingState, 'serviceId' | 'calendarId' | 'startsAt' | 'itemIds'>;

const SEAL_BYTES = 18;
/** Seals of bookings without a link have three parts. */
const Sealed = z
  .tuple([z.string().min(1), z.number().nullable(), z.number().nullable()])
  .rest(z.string());

function macOf(payload: string, visit: SealedVisit): Buffer {
  const key = createHmac('sha256', env().NEXTAUTH_SECRET).update('booking confirmation').digest();
  const { serviceId, calendarId, startsAt, itemIds } = visit;
  const sealed = [payload, serviceId, calendarId, startsAt, itemIds];
  return createHmac('sha256', key).update(JSON.stringify(sealed)).digest().subarray(0, SEAL_BYTES);
}

/** A text for an address that proves, to this site alone, that it made this booking. It names nobody. */
export function sealBooking(booking: SealedBooking, visit: SealedVisit): string {
  const { bookingId, totalMinor, minutes, manageToken } = booking;
  const link = manageToken ? [manageToken] : [];
  const parts = JSON.stringify([bookingId, totalMinor, minutes, ...link]);
  const payload = Buffer.from(parts).toString('base64url');
  return `${payload}.${macOf(payload, visit).toString('base64url')}`;
}

/** What a seal proves about a visit; null for a seal that we did not make, or made for another visit. */
export function openSeal(seal: string, visit: SealedVisit): SealedBooking | null {
  const [payload = '', mac = ''] = seal.split('.');
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== SEAL_BYTES || !timingSafeEqual(given, macOf(payload, visit))) return null;
  const [bookingId, totalMinor, minutes, manageToken = ''] = Sealed.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return { bookingId, totalMinor, minutes, manageToken };
}
