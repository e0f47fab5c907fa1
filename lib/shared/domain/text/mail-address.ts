import { withoutMarks } from './text';

/** RFC 5321; counted as `maxlength` does. */
const LONGEST = 254;
/** Reading a domain takes quadratic time. */
const LONGEST_WRITTEN = 1_000;
const LONGEST_NAME = 64;

/** Unquoted signs, but not % and !, by which servers may forward mail to others. */
const NAME = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d](?:[a-z\d-]{0,57}[a-z\d])?)$/;

/** In lower-case ASCII; null for others, such as an IP address. */
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
 * The one spelling to store, count and send to; null for no plain address. Mail programs may read
 * another address in `x<ann@example.com>` or full-width letters.
 */
export function plainAddress(written: string): string | null {
  if (written.length > LONGEST_WRITTEN) return null;
  const text = withoutMarks(written).normalize('NFKC');
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  const domain = networkDomain(text.slice(at + 1));
  if (at < 0 || name.length > LONGEST_NAME || !NAME.test(name) || domain === null) return null;
  // Mail programs decode encoded words; commands read a leading dash as an option.
  if (name.startsWith('-') || name.includes('=?')) return null;
  const isAscii = /^[\x20-\x7e]+$/.test(name);
  const address = `${isAscii ? name : name.toLowerCase()}@${domain}`;
  return address.length > LONGEST ? null : address;
}

/** Or the text without invisible marks. */
export function asAddress(typed: string): string {
  return plainAddress(typed) ?? withoutMarks(typed);
}

/** For comparing in limits, stops and erasures. */
export function addressKey(written: string): string | null {
  return plainAddress(written)?.toLowerCase() ?? null;
}

const GMAIL = /^(?<name>[^+@]*)(?:\+[^@]*)?@(?:gmail|googlemail)\.com$/u;

/** However it is written. `mailbox_of` of the database does the same. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const { name } = GMAIL.exec(lower)?.groups ?? {};
  if (name !== undefined) return `${name.replaceAll('.', '')}@gmail.com`;
  return lower.replace(/^([^+@]+)\+[^@]*@/u, '$1@');
}

/** "" for no address. */
export function mailHref(written: string): string {
  const address = plainAddress(written);
  // No address may add headers.
  return address ? `mailto:${encodeURIComponent(address).replace('%40', '@')}` : '';
}
