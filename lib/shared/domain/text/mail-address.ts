import { withoutMarks } from './text';

/** The limit of RFC 5321. Characters are counted in the same way as by `maxlength`. */
const LONGEST = 254;
/** The limit is there because reading a domain takes quadratic time. */
const LONGEST_WRITTEN = 1_000;
const LONGEST_NAME = 64;

/**
 * Signs that need no quotes. "%" and "!" are left out, because with them a server may forward mail
 * to others.
 */
const NAME = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d](?:[a-z\d-]{0,57}[a-z\d])?)$/;

/** Returns the domain in small ASCII letters. Null for others, such as an IP address. */
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
 * Returns the one spelling in which an address is stored, counted and used for mail. Null if it is
 * no plain address. In `x<ann@example.com>` or full-width letters, mail programs may read another
 * address.
 */
export function plainAddress(written: string): string | null {
  if (written.length > LONGEST_WRITTEN) return null;
  const text = withoutMarks(written).normalize('NFKC');
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  const domain = networkDomain(text.slice(at + 1));
  if (at < 0 || name.length > LONGEST_NAME || !NAME.test(name) || domain === null) return null;
  // Mail programs decode encoded words, and commands read a dash at the start as an option.
  if (name.startsWith('-') || name.includes('=?')) return null;
  const isAscii = /^[\x20-\x7e]+$/.test(name);
  const address = `${isAscii ? name : name.toLowerCase()}@${domain}`;
  return address.length > LONGEST ? null : address;
}

/** Returns the plain address or, if it is none, the text without invisible marks. */
export function asAddress(typed: string): string {
  return plainAddress(typed) ?? withoutMarks(typed);
}

/** Used to compare addresses for limits, stopped mail and erasures. */
export function addressKey(written: string): string | null {
  return plainAddress(written)?.toLowerCase() ?? null;
}

const GMAIL = /^(?<name>[^+@]*)(?:\+[^@]*)?@(?:gmail|googlemail)\.com$/u;

/**
 * Finds the mailbox, however the address is written. `mailbox_of` in the database does the same.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const { name } = GMAIL.exec(lower)?.groups ?? {};
  if (name !== undefined) return `${name.replaceAll('.', '')}@gmail.com`;
  return lower.replace(/^([^+@]+)\+[^@]*@/u, '$1@');
}

/** "" for no address. */
export function mailHref(written: string): string {
  const address = plainAddress(written);
  // This ensures that an address cannot add headers.
  return address ? `mailto:${encodeURIComponent(address).replace('%40', '@')}` : '';
}
