import { withoutMarks } from './text';

/** RFC 5321; counted as `maxlength` does. */
const LONGEST = 254;
const LONGEST_NAME = 64;

/**
 * Signs allowed unquoted before the @, but not % and !, by which a server may forward mail to
 * somebody else.
 */
const NAME = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d](?:[a-z\d-]{0,57}[a-z\d])?)$/;

/** In ASCII and lower case; null for no domain, such as an IP address. */
function networkDomain(written: string): string | null {
  if (!WRITTEN_DOMAIN.test(written)) return null;
  try {
    const { hostname } = new URL(`http://${written}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * The one spelling that we store, count and send to; null for no plain address. Mail programs read
 * some texts as another address, such as `x<ann@example.com>` or full-width letters.
 */
export function plainAddress(written: string): string | null {
  const text = withoutMarks(written).normalize('NFKC');
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  const domain = networkDomain(text.slice(at + 1));
  if (at < 0 || name.length > LONGEST_NAME || !NAME.test(name) || domain === null) return null;
  const isAscii = /^[\x20-\x7e]+$/.test(name);
  const address = `${isAscii ? name : name.toLowerCase()}@${domain}`;
  return address.length > LONGEST ? null : address;
}

/** The plain address, or the text without invisible marks. */
export function asAddress(typed: string): string {
  return plainAddress(typed) ?? withoutMarks(typed);
}

/** Limits, stops and erasures compare addresses by this. */
export function addressKey(written: string): string | null {
  return plainAddress(written)?.toLowerCase() ?? null;
}

/**
 * Lower case, without the owner's note between a plus and the @. The index of bookings by mailbox
 * does the same in SQL.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/u, '$1@');
}

/** "" for no address. */
export function mailHref(written: string): string {
  const address = plainAddress(written);
  // Encoded, so that no address adds headers to the letter.
  return address ? `mailto:${encodeURIComponent(address).replace('%40', '@')}` : '';
}
