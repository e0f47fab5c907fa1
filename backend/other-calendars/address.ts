import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { openFeedToken } from '@/backend/mail/feed-token';
import { secretsIn } from '@/lib/shared/process/secrets';
import { feedTokenIn } from '@/lib/shared/url/feed-url';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const LONGEST = 2_000;
/** How many letters of a secret are shown, and how long a secret must be to be shown. */
const SHOWN = 4;
const SHOWN_OF = 12;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'address of another calendar', 32));

/** A sealed address can only be opened for the same account. */
export function sealAddress(address: string, accountId: number, secrets: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretsIn(secrets)[0]), iv);
  cipher.setAAD(Buffer.from(String(accountId)));
  const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Returns null if the address was sealed with another secret or for another account. */
export function openAddress(sealed: Buffer, accountId: number, secrets: string): string | null {
  for (const secret of secretsIn(secrets)) {
    const address = openUnder(secret, sealed, accountId);
    if (address !== null) return address;
  }
  return null;
}

function openUnder(secret: string, sealed: Buffer, accountId: number): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(String(accountId)));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Returns null if the text is no address of a calendar. */
export function calendarAddress(typed: string, mayBePlain: boolean): string | null {
  const text = typed.trim().replace(/^webcals?:/i, 'https:');
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' && url.port === '';
  if (!isSecure && !(mayBePlain && url.protocol === 'http:')) return null;
  if (url.username || url.password || !url.hostname) return null;
  url.hash = '';
  return url.href;
}

/** Recognises the feed by its token, on any host. */
export function isOwnFeed(address: string, accountId: number, secret: string): boolean {
  const token = feedTokenIn(new URL(address).pathname.split('/').at(-1) ?? '');
  return token !== null && openFeedToken(token, secret)?.id === String(accountId);
}

/**
 * `end` is the end of the longest word, which is probably the secret. It is "" if that word is
 * short.
 */
export function shownOf(address: string): { host: string; end: string } {
  const { hostname, pathname, search } = new URL(address);
  const words = `${pathname}${search}`.match(/[A-Za-z0-9]+/g) ?? [];
  const secret = words.sort((a, b) => b.length - a.length)[0] ?? '';
  return { host: hostname, end: secret.length < SHOWN_OF ? '' : secret.slice(-SHOWN) };
}
