import { openLink, sealLink } from './link-token';

export interface LinkedBooking {
  accountId: number;
  bookingId: number;
  /**
   * The booking's version when the link was made. When the booking has another version, the link is
   * revoked.
   */
  linkVersion: number;
}

type Purpose = 'manage' | 'mailed' | 'review';

/** The same form as in `appeal-token.ts`. */
const PARTS = /^(?<mac>[\w-]{24})~(?<ids>\d{1,10}-\d{1,10}-\d{1,10})$/;

function toToken(purpose: Purpose, booking: LinkedBooking, secret: string): string {
  const { accountId, bookingId, linkVersion } = booking;
  const ids = [accountId, bookingId, linkVersion].join('-');
  const mac = sealLink(purpose, ids, secret).slice(ids.length + 1, ids.length + 25);
  return `${mac}~${ids}`;
}

function readToken(purpose: Purpose, token: string, secret: string): LinkedBooking | null {
  const { mac = '', ids = '' } = PARTS.exec(token)?.groups ?? {};
  if (openLink(purpose, `${ids}.${mac}`, secret) !== ids || ids === '') return null;
  const [accountId = 0, bookingId = 0, linkVersion = 0] = ids.split('-').map(Number);
  return { accountId, bookingId, linkVersion };
}

export function toManageToken(booking: LinkedBooking, secret: string): string {
  return toToken('manage', booking, secret);
}

/** Makes the token of a link in mail. Whoever uses that link reads the mailbox. */
export function toMailedToken(booking: LinkedBooking, secret: string): string {
  return toToken('mailed', booking, secret);
}

export function readManageToken(
  token: string,
  secret: string,
): (LinkedBooking & { isMailed: boolean }) | null {
  const mailed = readToken('mailed', token, secret);
  const linked = mailed ?? readToken('manage', token, secret);
  return linked && { ...linked, isMailed: mailed !== null };
}

export function toReviewToken(booking: LinkedBooking, secret: string): string {
  return toToken('review', booking, secret);
}

export function readReviewToken(token: string, secret: string): LinkedBooking | null {
  return readToken('review', token, secret);
}
