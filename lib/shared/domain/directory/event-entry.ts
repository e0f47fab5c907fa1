import type { CalendarEntry } from '@/lib/shared/domain/booking/ics';
import type { Texts } from '@/lib/shared/texts/texts';
import { MINUTE_MS } from '@/lib/shared/time/units';

interface EntryOf {
  title: string;
  address: string;
  description: string;
  startsAt: number;
  endsAt: number;
}

export function toEventEntry(
  { title, address, description, startsAt, endsAt }: EntryOf,
  url: string,
  t: Texts<'publicEvents.file'>,
): Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'summary' | 'location' | 'description' | 'url'> {
  return {
    startsAt,
    endsAt,
    url,
    summary: title,
    location: address,
    description: [description, t('page', { url })].filter(Boolean).join('\n\n'),
  };
}

/**
 * Calendars take a change only with a higher number, so it counts the minutes until `stamp`, in
 * epoch ms.
 */
export function sequenceAt(stamp: number): number {
  return Math.floor(stamp / MINUTE_MS);
}

/** The same in the event's file and in every feed. */
export function eventUid(id: string, siteUrl: string): string {
  return `event-${id}@${new URL(siteUrl).hostname}`;
}
