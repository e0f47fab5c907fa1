import type { UnsettledWords } from '@/components/unsettled/unsettled-note';
import { paths } from '@/lib/url/paths';

const HREF = { place: 'your listings', href: paths.portal };

/** What is said while nobody knows whether a listing was saved; `id` is null for a new one. */
export function unsettledSave(kind: 'service' | 'event', id: string | null): UnsettledWords {
  return id === null
    ? {
        ...HREF,
        done: `your ${kind} was saved`,
        missing: `It is not in your listings so far. You can send it again: we look once more first, so that it is not listed twice.`,
      }
    : {
        ...HREF,
        done: `your changes were saved`,
        missing: `Your ${kind} does not show them so far. You can send them again: they change the same ${kind}, and make no second one.`,
      };
}
