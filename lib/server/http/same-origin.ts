import 'server-only';
import { AppError } from '@/lib/shared/errors';

/**
 * If the browser sends no `Sec-Fetch-Site` (it is old, or uses plain http), `Origin` is compared.
 */
export function assertSameOrigin(headers: Headers, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  const isOwn =
    site === null ? headers.get('origin') === new URL(siteUrl).origin : site === 'same-origin';
  if (!isOwn) throw new AppError('forbidden', { key: 'foreignSite' });
}
