import { z } from 'zod';
import { userAgentOf } from '@/backend/news/config';
import { isOnLoopback } from '@/lib/shared/outbound/loopback';
import type { ReaderConfig } from './calendar-reader';

export const CalendarsEnvironment = z.object({
  /** Only set in tests: calendars are read from this machine, without https. */
  CALENDARS_FROM_LOOPBACK: z.enum(['yes', 'no']).default('no'),
});

interface Environment extends z.infer<typeof CalendarsEnvironment> {
  LINK_SECRET?: string | undefined;
  SITE_URL?: string | undefined;
  NEXT_PUBLIC_PRODUCT_NAME?: string | undefined;
  NEXT_PUBLIC_SUPPORT_EMAIL?: string | undefined;
}

/** A public site must not let visitors read addresses of its own network. */
export function isLoopbackSafe({ CALENDARS_FROM_LOOPBACK, SITE_URL }: Environment): boolean {
  if (CALENDARS_FROM_LOOPBACK === 'no') return true;
  return SITE_URL !== undefined && isOnLoopback(SITE_URL);
}

/** Returns null without the secret that seals addresses. */
export function calendarsConfigFrom(env: Environment): ReaderConfig | null {
  const { LINK_SECRET: secret, SITE_URL: siteUrl } = env;
  if (!secret) return null;
  return {
    secret,
    userAgent: userAgentOf(env, 'Calendars/1.0 (calendar reader'),
    ownUid: siteUrl ? `@${new URL(siteUrl).hostname}` : '',
    isOnLoopback: env.CALENDARS_FROM_LOOPBACK === 'yes',
  };
}
