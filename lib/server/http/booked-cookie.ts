import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { secretsIn } from '@/lib/shared/process/secrets';
import type { Locale } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';

/** Used for browsers without scripts, because a customer's data must not be in the address. */
const Booked = z.object({
  bookingId: z.string(),
  customerName: z.string(),
  customerPhone: z.string().catch(''),
  customerEmail: z.string().catch(''),
  mail: z.enum(['coming', 'held']).nullable().catch(null),
  review: z.string(),
  path: z.string(),
  until: z.number(),
});
export type Booked = Omit<z.infer<typeof Booked>, 'until'>;

export const BOOKED_COOKIE = 'settln-booked';

const HOUR_SECONDS = 3600;
const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('booked cookie').digest();
}

/** The cookie is encrypted. `now` is epoch ms. */
export function toBookedCookie(booked: Booked, locale: Locale, now: number) {
  const iv = randomBytes(IV_BYTES);
  const [secret] = secretsIn(env().NEXTAUTH_SECRET);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const text = JSON.stringify({ ...booked, until: now + HOUR_SECONDS * 1000 });
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return {
    name: BOOKED_COOKIE,
    value: Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url'),
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    path: localePath(locale, paths.review),
    maxAge: HOUR_SECONDS,
  } as const;
}

/** Returns null for a cookie that is missing, too old or not ours. */
export function readBookedCookie(value: string | undefined, now: number): Booked | null {
  const bytes = Buffer.from(value ?? '', 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  for (const secret of secretsIn(env().NEXTAUTH_SECRET)) {
    const opened = openUnder(secret, bytes);
    if (opened) return opened.until > now ? opened.booked : null;
  }
  return null;
}

function openUnder(secret: string, bytes: Buffer) {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]);
    const { until, ...booked } = Booked.parse(JSON.parse(text.toString('utf8')));
    return { until, booked };
  } catch {
    return null;
  }
}
