import type { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppVariables } from '@/backend/app-variables';
import type { Database } from './db/client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const registers = [registry];

const calls = new Histogram({
  name: 'settln_call_seconds',
  help: 'How long calls took, by route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
const bookings = new Counter({
  name: 'settln_bookings_total',
  help: 'Bookings asked for, by what became of them.',
  labelNames: ['outcome'],
  registers,
});
const waiting = new Gauge({
  name: 'settln_waiting',
  help: 'What waits: for a connection, for its turn in a calendar.',
  labelNames: ['line'],
  registers,
});

const BOOKING_ROUTES = ['providerCalendar/bookings', 'providerCalendar/book'];

function outcomeOf(status: number): string {
  if (status < 300) return 'booked';
  if (status === 409) return 'taken';
  return status < 500 ? 'refused' : 'failed';
}

/** Counts an answered call. `route` is a pattern, so that there are few of them. */
export function countCall(call: { method: string; route: string; status: number; ms: number }) {
  const { method, route, status, ms } = call;
  calls.observe({ method, route, status }, ms / 1000);
  if (method === 'POST' && BOOKING_ROUTES.includes(route)) {
    bookings.inc({ outcome: outcomeOf(status) });
  }
}

/** Serves `/metrics` for Prometheus, which has to show the backend's token like everybody else. */
export function mountMetrics(app: Hono<{ Variables: AppVariables }>, db: Database): void {
  app.get('/metrics', async (c) => {
    c.set('route', 'metrics');
    waiting.set({ line: 'connection' }, db.$client.waitingCount);
    waiting.set({ line: 'calendar_connection' }, db.calendars.pool.waitingCount);
    waiting.set({ line: 'calendar_turn' }, db.calendars.turns.waiting);
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}
