import { withoutMarks } from './text';

/** As `maxlength` counts. The longest that mail servers take (RFC 5321). */
const LONGEST = 254;
const LONGEST_NAME = 64;

/**
 * Letters, digits and the signs that stand unquoted before an @. Without % and !, by which a mail
 * server may send a letter on to somebody else.
 */
const NAME = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d](?:[a-z\d-]{0,57}[a-z\d])?)$/;

/** A domain as the network spells it: in ASCII and lower case. Null for what is none, such as an IP address. */
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
 * A text that is one plain e-mail address, in the one spelling that we store, count and send to; null
 * for anything else. Mail programs read some texts as another address than stands there, such as
 * `x<ann@example.com>`, and some letters as others, such as full-width ones.
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

/** What was typed as an address: the plain one that it is, or else the text without invisible marks. */
export function asAddress(typed: string): string {
  return plainAddress(typed) ?? withoutMarks(typed);
}

/** What two spellings of one address have in common: limits, stops and erasures go by it. */
export function addressKey(written: string): string | null {
  return plainAddress(written)?.toLowerCase() ?? null;
}

/**
 * The mailbox that mail to an address comes to with most servers, in small letters: what stands between
 * a plus and the @ is a note of its owner's. The index of bookings by mailbox says the same in SQL.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/u, '$1@');
}

/** The `mailto:` address of an e-mail address as people write it, or "" for what is none. */
export function mailHref(written: string): string {
  const address = plainAddress(written);
  // Encoded, so that no address adds headers of its own to the letter.
  return address ? `mailto:${encodeURIComponent(address).replace('%40', '@')}` : '';
}
