import 'server-only';
import { revalidateTag } from 'next/cache';
import { canonicalId } from '@/lib/domain/canonical-id';
import { startReadsAnew } from '@/lib/host/transport/cached-read';

/**
 * Makes every public read of a service start anew, so that its owner sees a change at once. Both
 * directories are forgotten with it. For route handlers and actions only, not while rendering.
 */
export function forgetService(serviceId: string): void {
  startReadsAnew();
  for (const tag of [`service:${canonicalId(serviceId)}`, 'services'])
    revalidateTag(tag, { expire: 0 });
}
