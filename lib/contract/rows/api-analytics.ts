import { z } from 'zod';
import { HOUR_MS } from '@/lib/time/units';
import { apiEndpoint } from './endpoint';

const Path = z.string().startsWith('/').max(500);

/** What a browser tells of a visit: that a page was seen, or how fast it was (Web Vitals). */
export const VisitEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), path: Path }),
  z.object({
    kind: z.literal('vital'),
    path: Path,
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    /** Milliseconds, but for CLS, which has no unit. */
    value: z.number().min(0).max(HOUR_MS),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
]);
export type VisitEvent = z.infer<typeof VisitEvent>;

const Received = z.object({ received: z.literal(true) });

/** Where pages report their visits to; 404 unless measuring is configured, or {host} counts views. */
export const analyticsApiRows = {
  reportVisit: apiEndpoint({
    method: 'POST',
    path: '/api/analytics',
    limit: 'visits',
    summary: 'Passes what happened on a page on to the configured analytics, without who it was.',
    source: 'rulings, Analytics',
    body: z.object({ events: z.array(VisitEvent).min(1).max(20) }),
    status: 202,
    answer: Received,
    read: Received,
  }),
  countView: apiEndpoint({
    method: 'POST',
    path: '/api/views',
    limit: 'visits',
    summary: 'Counts that a profile was seen, for its provider and without who it was.',
    source: 'extension',
    body: z.object({ serviceId: z.string().min(1).max(100) }),
    status: 202,
    answer: Received,
    read: Received,
  }),
} as const;
