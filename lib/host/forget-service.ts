import 'server-only';
import { revalidateTag } from 'next/cache';
import { tagTimes } from '@/lib/cache/tag-times';
import { canonicalId } from '@/lib/domain/canonical-id';

/**
 * Makes every public read of a service start anew, so that its owner sees a change at once. Both
 * directories are forgotten with it. For route handlers and actions only, not while rendering.
 */
export function forgetService(serviceId: string): void {
  const tags = [`service:${canonicalId(serviceId)}`, 'services'];
  // This process knows before its answer leaves; Next tells the cache, and so the others, after it.
  tagTimes().note(tags, Date.now());
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
