import type { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppVariables } from '@/backend/app-variables';
import type { Database } from './db/client';
import { DutyGauges } from './duties';
import { measureOutbox } from './mail/outbox-rows';

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

const refusals = new Counter({
  name: 'settln_refusals_total',
  help: 'Calls that were refused or failed, by the code of the error.',
  labelNames: ['code'],
  registers,
});
const mail = new Counter({
  name: 'settln_mail_total',
  help: 'Attempts to send a message, by its kind and by what became of it.',
  labelNames: ['kind', 'outcome'],
  registers,
});
const outbox = new Gauge({
  name: 'settln_outbox_due',
  help: 'Messages that wait: due and not sent, or tried and not taken yet.',
  registers,
});
const outboxAge = new Gauge({
  name: 'settln_outbox_oldest_seconds',
  help: 'For how long the oldest of them has waited.',
  registers,
});
const outboxDead = new Gauge({
  name: 'settln_outbox_dead',
  help: 'Messages that the mail server refused or never took, which npm run mail lists.',
  registers,
});
const connections = new Gauge({
  name: 'settln_connections',
  help: 'Connections to Postgres, by pool, that are open or free.',
  labelNames: ['pool', 'state'],
  registers,
});

// Counts from 0 on: if a series begins with 1, Prometheus sees no increase.
for (const outcome of ['booked', 'taken', 'refused', 'failed']) bookings.inc({ outcome }, 0);
const duties = new DutyGauges(registers);
const lastRun = new Gauge({
  name: 'settln_last_run_timestamp_seconds',
  help: 'When this process last did it without a failure, or began to; by what it does beside calls.',
  labelNames: ['work'],
  registers,
});

const BOOKING_ROUTES = ['providerCalendar/bookings', 'providerCalendar/book'];

function outcomeOf(status: number): string {
  if (status < 300) return 'booked';
  if (status === 409) return 'taken';
  return status < 500 ? 'refused' : 'failed';
}

/** `route` is a pattern. */
export function countCall(call: { method: string; route: string; status: number; ms: number }) {
  const { method, route, status, ms } = call;
  calls.observe({ method, route, status }, ms / 1000);
  if (method === 'POST' && BOOKING_ROUTES.includes(route)) {
    bookings.inc({ outcome: outcomeOf(status) });
  }
}

export function countRefusal(code: string): void {
  refusals.inc({ code });
}

export function countMail(kind: string, outcome: string): void {
  mail.inc({ kind, outcome });
}

/**
 * Returns a function to call after each run. The start counts as a run, so that nothing seems to
 * have stopped before.
 */
export function watchRuns(work: 'retention' | 'inbox' | 'news'): (now: number) => void {
  const note = (now: number) => lastRun.set({ work }, now / 1000);
  note(Date.now());
  return note;
}

function readPools(db: Database): void {
  const pools = { rest: db.$client, calendars: db.calendars.pool };
  for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
    connections.set({ pool, state: 'open' }, totalCount);
    connections.set({ pool, state: 'free' }, idleCount);
  }
  waiting.set({ line: 'connection' }, pools.rest.waitingCount);
  waiting.set({ line: 'calendar_connection' }, pools.calendars.waitingCount);
  waiting.set({ line: 'calendar_turn' }, db.calendars.queue.waiting);
}

/** The values are NaN while Postgres is away. */
async function readOutbox(db: Database, now: number): Promise<void> {
  const nothing = { due: Number.NaN, seconds: Number.NaN, dead: Number.NaN };
  const { due, seconds, dead } = await measureOutbox(db, now).catch(() => nothing);
  outbox.set(due);
  outboxAge.set(seconds);
  outboxDead.set(dead);
}

/** The route needs the backend's token. */
export function mountMetrics(
  app: Hono<{ Variables: AppVariables }>,
  db: Database,
  now: () => number,
): void {
  app.get('/metrics', async (c) => {
    c.set('route', 'metrics');
    readPools(db);
    await Promise.all([readOutbox(db, now()), duties.read(db, now())]);
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}
