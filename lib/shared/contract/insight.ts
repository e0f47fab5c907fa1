import { z } from 'zod';
import { INSIGHT_DAYS } from '@/lib/shared/domain/insight';
import { isLocalDate } from '@/lib/shared/time/local-date';
import { HOUR_MS } from '@/lib/shared/time/units';
import { OfCalendar, PersonNumber } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';

const Count = z.number().int().min(0);

/** One number for each day, today last. They cover two periods, which can be compared. */
const Daily = z.array(Count).length(2 * INSIGHT_DAYS);

const InsightOfPerson = z.object({
  id: PersonNumber,
  name: z.string(),
  visits: Count,
  noShows: Count,
});
export type InsightOfPerson = z.infer<typeof InsightOfPerson>;

const Insight = z.object({
  /** The day by the venue's clock. */
  today: z.string().refine(isLocalDate),
  views: Daily,
  bookings: Daily,
  /** Visits by the day on which they begin, without cancelled ones. */
  visits: Daily,
  noShows: Daily,
  hasFreeTimes: z.boolean(),
  /** Set if several people work there. It covers the last 30 days. */
  people: z.array(InsightOfPerson).optional(),
});
export type Insight = z.infer<typeof Insight>;

const Counted = z.object({ counted: z.boolean() });

const Path = z.string().startsWith('/').max(500);

export const VisitEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), path: Path }),
  z.object({
    kind: z.literal('vital'),
    path: Path,
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    /** Milliseconds; CLS has no unit. */
    value: z.number().min(0).max(HOUR_MS),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
]);
export type VisitEvent = z.infer<typeof VisitEvent>;

const Received = z.object({ received: z.literal(true) });

export const insightRows = {
  getInsight: endpoint({
    method: 'GET',
    path: 'providerCalendar/insight',
    summary: `Views, bookings and no-shows of an account on each of the last ${2 * INSIGHT_DAYS} days.`,
    since: 1,
    query: OfCalendar,
    answer: Insight,
  }),
  countView: endpoint({
    method: 'POST',
    path: 'serviceProviders/views',
    summary:
      'The public page of a service was looked at. Counts nothing for one that is not public.',
    since: 1,
    body: z.object({ serviceId: z.string().min(1).max(100) }),
    answer: Counted,
  }),
} as const;

/** Answers 404 unless measuring is configured or {host} counts views. */
export const insightApi = {
  reportVisit: apiEndpoint({
    method: 'POST',
    path: '/api/analytics',
    access: 'anyone',
    limit: 'visits',
    summary: 'Passes what happened on a page on to the configured analytics, without who it was.',
    documented: 'rulings, Analytics',
    body: z.object({ events: z.array(VisitEvent).min(1).max(20) }),
    status: 202,
    answer: Received,
  }),
  countView: apiEndpoint({
    method: 'POST',
    path: '/api/views',
    access: 'anyone',
    limit: 'visits',
    summary: 'Counts that a profile was seen, for its provider and without who it was.',
    body: z.object({ serviceId: z.string().min(1).max(100) }),
    status: 202,
    answer: Received,
  }),
} as const;
