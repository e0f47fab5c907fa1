import 'server-only';
import { revalidateTag } from 'next/cache';
import { tagTimes } from '@/lib/server/cache/tag-times';
import { canonicalId } from '@/lib/shared/domain/canonical-id';

/** Call it in handlers and actions, not while a page is rendered. */
function forget(tags: readonly string[]): void {
  // This process must know of the change before its answer is sent.
  tagTimes().note(tags, Date.now());
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

export function forgetService(serviceId: string): void {
  forget([`service:${canonicalId(serviceId)}`, 'services']);
}

export function forgetEvent(eventId: string): void {
  forget([`event:${canonicalId(eventId)}`, 'events']);
}

export const hoursTag = (calendarId: number) => `hours:${calendarId}`;

export function forgetHours(calendarId: number): void {
  forget([hoursTag(calendarId)]);
}

/** Called after hours were changed. Directories learn of bookings within a minute. */
export function forgetSchedule(calendarId: number): void {
  forget([hoursTag(calendarId), 'services']);
}
