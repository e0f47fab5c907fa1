import { keyedHash, keyedHashes } from '@/backend/mail/keyed-hash';
import { addressKey, mailboxOf } from '@/lib/shared/domain/text/mail-address';
import { openLink, sealLink } from './link-token';

interface MailedBooking {
  accountId: number;
  bookingId: number;
}

export interface Stop {
  addressHash: Buffer;
  /** Null if the mail is not about a booking. */
  booking: MailedBooking | null;
}

const PURPOSE = 'stop';
const PAYLOAD = /^(?<hash>[\w-]+)(?:~(?<account>\d{1,10})-(?<booking>\d{1,10}))?$/;

function hashedText(address: string): string {
  const key = addressKey(address) ?? address.trim().toLowerCase();
  return `address ${mailboxOf(key)}`;
}

/** A hash of the mailbox under `LINK_SECRET`, for `mail_stops`. */
export const hashAddress = (address: string, secrets: string): Buffer =>
  keyedHash(hashedText(address), secrets);

/** The same hash under each secret, including older ones. */
export const addressHashes = (address: string, secrets: string): Buffer[] =>
  keyedHashes(hashedText(address), secrets);

/** Makes the token of "not me" links. It signs the hash of the address and the booking. */
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
