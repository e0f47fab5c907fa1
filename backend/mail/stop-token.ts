import { createHmac } from 'node:crypto';
import { addressKey, mailboxOf } from '@/lib/domain/text/mail-address';
import { openLink, sealLink } from './link-token';

interface MailedBooking {
  accountId: number;
  bookingId: number;
}

export interface Stop {
  addressHash: Buffer;
  /** Null in mail that is about no booking. */
  booking: MailedBooking | null;
}

const PURPOSE = 'stop';
const PAYLOAD = /^(?<hash>[\w-]+)(?:~(?<account>\d{1,10})-(?<booking>\d{1,10}))?$/;

/** A hash of the mailbox under `LINK_SECRET`, for `mail_stops`. */
export function hashAddress(address: string, secret: string): Buffer {
  const key = addressKey(address) ?? address.trim().toLowerCase();
  return createHmac('sha256', secret)
    .update(`address ${mailboxOf(key)}`)
    .digest();
}

/** For "not me" links: signs the address's hash and the booking. */
export function toStopToken(
  address: string,
  booking: MailedBooking | null,
  secret: string,
): string {
  const hash = hashAddress(address, secret).toString('base64url');
  const about = booking ? `~${booking.accountId}-${booking.bookingId}` : '';
  return sealLink(PURPOSE, `${hash}${about}`, secret);
}

export function readStopToken(token: string, secret: string): Stop | null {
  const payload = openLink(PURPOSE, token, secret);
  const { hash, account, booking } = PAYLOAD.exec(payload ?? '')?.groups ?? {};
  if (!hash) return null;
  return {
    addressHash: Buffer.from(hash, 'base64url'),
    booking: booking ? { accountId: Number(account), bookingId: Number(booking) } : null,
  };
}
