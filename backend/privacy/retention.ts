import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/client';
import { keyOf } from '@/backend/db/customer-keys';
import { reportOf } from '@/backend/db/failures';
import { toTimestamp } from '@/backend/db/instants';
import { LOCKS_OF } from '@/backend/db/locks';
import type { Watch } from '@/backend/log/log';
import { startSchedule } from '@/backend/schedule/schedule';
import { KEPT_UNFOUND_DAYS } from '@/backend/search/unfound';
import { INSIGHT_DAYS } from '@/lib/shared/domain/insight';
import { FORGOTTEN_NAME } from '@/lib/shared/domain/people';
import {
  KEPT_ANSWERS_HOURS,
  KEPT_NETWORKS_DAYS,
  KEPT_ORIGINS_DAYS,
  KEPT_REPORTS_DAYS,
} from '@/lib/shared/domain/retention';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { HAS_VISITOR, WITHOUT_VISITOR } from './visitor-columns';

/** Few rows at a time, so that locks are short. */
const BATCH = 1_000;

/** Two periods of the figures that providers see, and two more days for time zones. */
const KEPT_VIEWS_DAYS = 2 * INSIGHT_DAYS + 2;

/** Empties old visits of the customer's data; the last one takes the notes along. Counts visits. */
async function forgetVisitors(tx: Transaction, before: number): Promise<number> {
  const { rows } = await tx.execute<{ account_id: number; key: string | null; visits: number }>(sql`
    with old as (
      select b.id, b.account_id, ${keyOf('b')} as key from bookings b
      where upper(b.during) <= ${toTimestamp(before)} and ${HAS_VISITOR}
      order by upper(b.during) limit ${BATCH}
    ), emptied as (
      update bookings b set ${WITHOUT_VISITOR} from old
      where b.account_id = old.account_id and b.id = old.id
    )
    select account_id, key, count(*)::int as visits from old group by 1, 2 order by 1, 2`);
  for (const { account_id, key } of rows) {
    if (key !== null) await tx.execute(sql`select forget_customer(${account_id}, ${key})`);
  }
  return rows.reduce((sum, { visits }) => sum + visits, 0);
}

/**
 * The row stays, because its number must not be used again. Its picture is deleted with the
 * account's pictures.
 */
function forgetPeople(before: number): SQL {
  return sql`
    update people p set name = ${FORGOTTEN_NAME}, sentence = '', languages = '{}',
      skipped_item_ids = '{}', own_hours = null, paused_from = null, paused_until = null
    where (p.account_id, p.id) in (select l.account_id, l.id from people l
      where l.left_at <= ${toTimestamp(before)} and l.name <> ${FORGOTTEN_NAME} and not exists(
        select from bookings b where b.account_id = l.account_id and b.person_id = l.id
          and (upper(b.during) > ${toTimestamp(before)} or ${HAS_VISITOR}))
      limit ${BATCH})`;
}

/** These answers are deleted because they hold the customer's name. */
function deleteAnswers(before: number): SQL {
  return sql`
    delete from idempotency_keys where (scope, key) in (select scope, key from idempotency_keys
      where created_at <= ${toTimestamp(before)} order by created_at limit ${BATCH})`;
}

/** Providers see a refused message to a customer, so it stays until its visit is as old. */
function deleteMessages(before: number): SQL {
  return sql`
    delete from messages where (account_id, id) in (select m.account_id, m.id from messages m
      where coalesce(m.sent_at, m.dead_at) <= ${toTimestamp(before)} and (m.sent_at is not null
        or m.dead_at is not null) and not (m.dead_at is not null and m.to_role = 'customer'
        and exists(select from bookings b where b.account_id = m.account_id
          and b.id = m.booking_id and upper(b.during) > ${toTimestamp(before)}))
      order by coalesce(m.sent_at, m.dead_at) limit ${BATCH})`;
}

function deleteReports(before: number): SQL {
  return sql`
    delete from reports where id in (select id from reports
      where closed_at <= ${toTimestamp(before)} order by closed_at limit ${BATCH})`;
}

/** Deletes reviews that were refused or taken back. */
function deleteReviews(before: number): SQL {
  return sql`
    delete from reviews where (account_id, id) in (select account_id, id from reviews
      where status in ('refused', 'taken back')
        and coalesce(decided_at, changed_at, written_at) <= ${toTimestamp(before)} limit ${BATCH})`;
}

/** Deletes the origins of visits that are too old for a review, and of bookings that are gone. */
function deleteOrigins(before: number): SQL {
  return sql`
    delete from booking_origins where (account_id, booking_id) in (
      select o.account_id, o.booking_id from booking_origins o
      where not exists(select from bookings b where b.account_id = o.account_id
        and b.id = o.booking_id and upper(b.during) > ${toTimestamp(before)}) limit ${BATCH})`;
}

function deleteNetworks(before: number): SQL {
  return sql`
    delete from account_networks where (account_id, network) in (
      select account_id, network from account_networks
      where seen_on < ${toTimestamp(before)}::date order by seen_on limit ${BATCH})`;
}

function deleteViews(before: number): SQL {
  return sql`
    delete from profile_views where (account_id, service_id, day) in (
      select account_id, service_id, day from profile_views where day < ${toTimestamp(before)}::date
      order by day limit ${BATCH})`;
}

function deleteUnfound(before: number): SQL {
  return sql`
    delete from unfound_words where (day, word) in (
      select day, word from unfound_words where day < ${toTimestamp(before)}::date order by day limit ${BATCH})`;
}

function deleteSessions(now: number): SQL {
  return sql`
    delete from sessions where id in (select id from sessions
      where ends_at <= ${toTimestamp(now)} order by ends_at limit ${BATCH})`;
}

/** Also for a calendar that cannot be read: its past times would otherwise stay. */
function deleteBusyTimes(before: number): SQL {
  return sql`
    delete from busy_elsewhere where ctid in (
      select ctid from busy_elsewhere where upper(during) <= ${toTimestamp(before)} limit ${BATCH})`;
}

/** Forgets new addresses that nobody proved. */
function forgetAddresses(before: number): SQL {
  return sql`
    update accounts set pending_email = null, pending_since = null
    where id in (select id from accounts where pending_since <= ${toTimestamp(before)} limit ${BATCH})`;
}

type Cleanup = SQL | ((tx: Transaction) => Promise<number>);

function changesAt(now: number, days: number) {
  const old = now - KEPT_ANSWERS_HOURS * HOUR_MS;
  return {
    visits: (tx: Transaction) => forgetVisitors(tx, now - days * DAY_MS),
    people: forgetPeople(now - days * DAY_MS),
    answers: deleteAnswers(old),
    messages: deleteMessages(old),
    reports: deleteReports(now - KEPT_REPORTS_DAYS * DAY_MS),
    reviews: deleteReviews(now - KEPT_REPORTS_DAYS * DAY_MS),
    origins: deleteOrigins(now - KEPT_ORIGINS_DAYS * DAY_MS),
    networks: deleteNetworks(now - KEPT_NETWORKS_DAYS * DAY_MS),
    views: deleteViews(now - KEPT_VIEWS_DAYS * DAY_MS),
    addresses: forgetAddresses(old),
    busyTimes: deleteBusyTimes(now - 2 * DAY_MS),
    sessions: deleteSessions(now),
    unfound: deleteUnfound(now - KEPT_UNFOUND_DAYS * DAY_MS),
  } satisfies Record<string, Cleanup>;
}

type Step = keyof ReturnType<typeof changesAt>;

/**
 * Each transaction changes {@link BATCH} rows and takes the lock itself, as transaction poolers
 * need it.
 */
async function inBatches(db: Database, change: Cleanup, signal?: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const changed = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${LOCKS_OF.retention}, 0) as mine`,
      );
      if (!rows[0]?.mine) return 0;
      return change instanceof Function ? change(tx) : ((await tx.execute(change)).rowCount ?? 0);
    });
    total += changed;
    if (changed < BATCH) break;
  }
  return total;
}

interface RetentionOptions {
  days: number;
  now: number;
  signal?: AbortSignal | undefined;
  onFailure?: (step: Step, error: unknown) => void;
}

const rethrow = (_: Step, error: unknown) => {
  throw error;
};

/** If a step fails and `onFailure` does not throw, the next steps still run. */
export async function forgetOld(
  db: Database,
  { days, now, signal, onFailure = rethrow }: RetentionOptions,
): Promise<Record<Step, number>> {
  const changes = changesAt(now, days);
  const forgotten = {} as Record<Step, number>;
  for (const step of Object.keys(changes) as Step[]) {
    forgotten[step] = await inBatches(db, changes[step], signal).catch((error: unknown) => {
      onFailure(step, error);
      return 0;
    });
  }
  return forgotten;
}

const MINUTES = 60;

export function keepForgetting(
  db: Database,
  days: number,
  { log, note }: Watch,
): () => Promise<void> {
  return startSchedule({
    minutes: MINUTES,
    run: async (signal) => {
      let isWhole = true;
      const onFailure = (step: Step, error: unknown) => {
        isWhole = false;
        log({ event: 'forgetting_failed', step, cause: reportOf(error) });
      };
      const forgotten = await forgetOld(db, { days, now: Date.now(), signal, onFailure });
      if (isWhole) note(Date.now());
      if (Object.values(forgotten).some((count) => count > 0)) {
        log({ event: 'forgotten', ...forgotten });
      }
    },
  });
}
