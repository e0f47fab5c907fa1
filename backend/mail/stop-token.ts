import { createHmac } from 'node:crypto';
import { addressKey, mailboxOf } from '@/lib/domain/text/mail-address';
import { openLink, sealLink } from './link-token';

interface MailedBooking {
  accountId: number;
  bookingId: number;
}

export interface Stop {
  /** The hash of the address that is to get no more mail. */
  addressHash: Buffer;
  /** Null in a mail about no booking. */
  booking: MailedBooking | null;
}

const PURPOSE = 'stop';
const PAYLOAD = /^(?<hash>[\w-]+)(?:~(?<account>\d{1,10})-(?<booking>\d{1,10}))?$/;

const keyOf = (address: string) => addressKey(address) ?? address.trim().toLowerCase();

function hashOf(key: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`address ${key}`).digest();
}

/** An address as `mail_stops` knows it: a hash of its mailbox under `LINK_SECRET`, however it is written. */
export function hashAddress(address: string, secret: string): Buffer {
  return hashOf(mailboxOf(keyOf(address)), secret);
}

/** The hashes under which mail to an address may be stopped: releases before knew no mailboxes. */
export function stopHashes(address: string, secret: string): Buffer[] {
  return [hashAddress(address, secret), hashOf(keyOf(address), secret)];
}

/** What the "not me" link of a mail carries: the hash of its address and its booking, signed. */
export function toStopToken(
  address: string,
  booking: MailedBooking | null,
  secret: string,
): string {
  const hash = hashAddress(address, secret).toString('base64url');
  const about = booking ? `~${booking.accountId}-${booking.bookingId}` : '';
  return sealLink(PURPOSE, `${hash}${about}`, secret);
}

/** What a token of ours names; null for any other token. */
export function readStopToken(token: string, secret: string): Stop | null {
  const payload = openLink(PURPOSE, token, secret);
  const { hash, account, booking } = PAYLOAD.exec(payload ?? '')?.groups ?? {};
  if (!hash) return null;
  return {
    addressHash: Buffer.from(hash, 'base64url'),
    booking: booking ? { accountId: Number(account), bookingId: Number(booking) } : null,
  };
}
