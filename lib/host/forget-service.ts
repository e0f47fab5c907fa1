import 'server-only';
import { revalidateTag } from 'next/cache';
import { tagTimes } from '@/lib/cache/tag-times';
import { canonicalId } from '@/lib/domain/canonical-id';

/** For route handlers and actions only, not while rendering. */
function forget(tags: readonly string[]): void {
  // This process knows before its answer leaves; Next tells the cache, and so the others, after it.
  tagTimes().note(tags, Date.now());
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/**
 * Makes every public read of a service start anew, so that its owner sees a change at once. Both
 * directories are forgotten with it.
 */
export function forgetService(serviceId: string): void {
  forget([`service:${canonicalId(serviceId)}`, 'services']);
}

/** Makes every public read of an event start anew, and the list of all. */
export function forgetEvent(eventId: string): void {
  forget([`event:${canonicalId(eventId)}`, 'events']);
}

/** The tag of the opening hours that profiles show. */
export const hoursTag = (calendarId: number) => `hours:${calendarId}`;

/** Makes the opening hours on profiles be read anew, so that a provider sees a change at once. */
export function forgetHours(calendarId: number): void {
  forget([hoursTag(calendarId)]);
}

/**
 * Makes profile and directories read anew what a provider's hours say. For one who changes these;
 * the directories learn of single bookings within a minute.
 */
export function forgetSchedule(calendarId: number): void {
  forget([hoursTag(calendarId), 'services']);
}
