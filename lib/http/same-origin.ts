import 'server-only';
import { AppError } from '@/lib/errors';

/**
 * Refuses what another site's page could send with our visitor's cookies. Where browsers do not send
 * `Sec-Fetch-Site` (old ones, plain http), `Origin` decides.
 */
export function assertSameOrigin(headers: Headers, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  const isOwn =
    site === null ? headers.get('origin') === new URL(siteUrl).origin : site === 'same-origin';
  if (!isOwn) throw new AppError('forbidden', { key: 'foreignSite' });
}
