import 'server-only';
import { AppError } from '@/lib/shared/errors';

/** By `Origin` where browsers lack `Sec-Fetch-Site` (old, or plain http). */
export function assertSameOrigin(headers: Headers, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  const isOwn =
    site === null ? headers.get('origin') === new URL(siteUrl).origin : site === 'same-origin';
  if (!isOwn) throw new AppError('forbidden', { key: 'foreignSite' });
}
