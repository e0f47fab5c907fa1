import { z } from 'zod';
import { CalendarId } from '@/lib/contract/shapes/call-fields';
import { INSIGHT_DAYS } from '@/lib/domain/insight';
import { isLocalDate } from '@/lib/time/local-date';
import { endpoint } from './endpoint';

const Count = z.number().int().min(0);
/** One number for each day, the last one today's. */
const Daily = z.array(Count).length(2 * INSIGHT_DAYS);

const Insight = z.object({
  /** Today by the venue's clock. */
  today: z.string().refine(isLocalDate),
  /** Of all public pages of the account. */
  views: Daily,
  /** Bookings that customers made on a day, for whenever. */
  bookings: Daily,
  /** Visits that began on a day and were not cancelled, and those of them to which nobody came. */
  visits: Daily,
  noShows: Daily,
  /** Whether there are free times to come that were marked by hand. */
  hasFreeTimes: z.boolean(),
});
export type Insight = z.infer<typeof Insight>;

const Counted = z.object({ counted: z.boolean() });

/** How a provider's pages and calendar do, counted without anything about visitors. */
export const insightRows = {
  getInsight: endpoint({
    method: 'GET',
    path: 'providerCalendar/insight',
    summary: `Views, bookings and no-shows of an account on each of the last ${2 * INSIGHT_DAYS} days.`,
    source: 'extension',
    extension: 'insight',
    query: z.object({ settlnProviderId: CalendarId }),
    answer: Insight,
    read: Insight,
  }),
  countView: endpoint({
    method: 'POST',
    path: 'serviceProviders/views',
    summary:
      'The public page of a service was looked at. Counts nothing for one that is not public.',
    source: 'extension',
    extension: 'insight',
    body: z.object({ serviceId: z.string().min(1).max(100) }),
    answer: Counted,
    read: Counted,
  }),
} as const;
