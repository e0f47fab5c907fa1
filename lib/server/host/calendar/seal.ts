import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { secretsIn } from '@/lib/shared/process/secrets';
import type { BookingState } from '@/lib/shared/url/booking-url';

export interface SealedBooking {
  bookingId: string;
  /** In cents; null if the items could not be read. */
  totalMinor: number | null;
  minutes: number | null;
  /** "" if {host} gives no token. */
  manageToken: string;
  /** The person's name, or "" where one person works. */
  person: string;
}

export type SealedVisit = Pick<BookingState, 'serviceId' | 'calendarId' | 'startsAt' | 'itemIds'>;

const SEAL_BYTES = 18;
const Sealed = z
  .tuple([z.string().min(1), z.number().nullable(), z.number().nullable()])
  .rest(z.string());

function macOf(payload: string, visit: SealedVisit, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('booking confirmation').digest();
  const { serviceId, calendarId, startsAt, itemIds } = visit;
  const sealed = [payload, serviceId, calendarId, startsAt, itemIds];
  return createHmac('sha256', key).update(JSON.stringify(sealed)).digest().subarray(0, SEAL_BYTES);
}

/** The seal proves that this site made the booking. It names no customer. */
export function sealBooking(booking: SealedBooking, visit: SealedVisit): string {
  const { bookingId, totalMinor, minutes, manageToken, person } = booking;
  const link = manageToken || person ? [manageToken, ...(person ? [person] : [])] : [];
  const parts = JSON.stringify([bookingId, totalMinor, minutes, ...link]);
  const payload = Buffer.from(parts).toString('base64url');
  const [secret] = secretsIn(env().NEXTAUTH_SECRET);
  return `${payload}.${macOf(payload, visit, secret).toString('base64url')}`;
}

/** Returns null unless we made the seal for this visit. */
export function openSeal(seal: string, visit: SealedVisit): SealedBooking | null {
  const [payload = '', mac = ''] = seal.split('.');
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== SEAL_BYTES) return null;
  const isOurs = secretsIn(env().NEXTAUTH_SECRET).some((secret) =>
    timingSafeEqual(given, macOf(payload, visit, secret)),
  );
  if (!isOurs) return null;
  const [bookingId, totalMinor, minutes, manageToken = '', person = ''] = Sealed.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return { bookingId, totalMinor, minutes, manageToken, person };
}
