import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { QUEUE_KINDS } from '@/lib/shared/domain/staff/room';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Database } from './db/client';
import { toTimestamp } from './db/instants';
import { INBOX_KINDS } from './inbox/config';
import { WAITING } from './moderation/waiting';

const FAILURES = 5;

const Waiting = z.array(z.object({ kind: z.string(), many: z.number(), seconds: z.number() }));
type Waiting = z.infer<typeof Waiting>;

async function measureDuties(db: Database, now: number) {
  const age = (since: string) =>
    sql`extract(epoch from ${toTimestamp(now)} - min(${sql.raw(since)}))::float8 as seconds`;
  const [staff, inbox, outside] = await Promise.all([
    db.execute(sql`
      select kind, count(*)::int as many, ${age('waiting_since')} from (${WAITING}) w group by kind`),
    db.execute(sql`
      select split_part(key, '/', 1) as kind, count(*)::int as many, ${age('received_at')}
      from inbox_messages where settled_at is null group by 1`),
    db.execute<{ feeds: number; calendars: number }>(sql`
      select (select count(*)::int from news_feeds where failures >= ${FAILURES}) as feeds,
        (select count(*)::int from other_calendars where failures >= ${FAILURES}
          and failing_since > ${toTimestamp(now - DAY_MS)}) as calendars`),
  ]);
  return {
    staff: Waiting.parse(staff.rows),
    inbox: Waiting.parse(inbox.rows),
    outside: outside.rows[0],
  };
}

/** Measures what the operator's people have to do, and what runs besides the calls. */
export class DutyGauges {
  private readonly gauge;

  constructor(registers: Registry[]) {
    const gauge = (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name: `settln_${name}`, help, labelNames, registers });
    this.gauge = {
      staff: gauge('staff_waiting', 'What waits for the staff, by its kind.', ['kind']),
      staffAge: gauge('staff_oldest_seconds', 'For how long the oldest of it has.', ['kind']),
      inbox: gauge('inbox_waiting', 'Messages of the two forms that are not done.', ['kind']),
      inboxAge: gauge('inbox_oldest_seconds', 'For how long the oldest of them has waited.', [
        'kind',
      ]),
      feeds: gauge('news_feeds_failing', `Feeds that failed ${FAILURES} times in a row.`),
      calendars: gauge(
        'calendars_failing',
        `Calendars from elsewhere that failed ${FAILURES} times in a row, since less than a day.`,
      ),
    };
  }

  /** The values are NaN while Postgres is away. */
  async read(db: Database, now: number): Promise<void> {
    const measured = await measureDuties(db, now).catch(() => null);
    const { gauge } = this;
    const set = (kinds: readonly string[], rows: Waiting | undefined, many: Gauge, age: Gauge) => {
      for (const kind of kinds) {
        const row = rows?.find((one) => one.kind === kind);
        many.set({ kind }, rows ? (row?.many ?? 0) : Number.NaN);
        age.set({ kind }, rows ? (row?.seconds ?? 0) : Number.NaN);
      }
    };
    set(QUEUE_KINDS, measured?.staff, gauge.staff, gauge.staffAge);
    set(INBOX_KINDS, measured?.inbox, gauge.inbox, gauge.inboxAge);
    gauge.feeds.set(measured?.outside?.feeds ?? Number.NaN);
    gauge.calendars.set(measured?.outside?.calendars ?? Number.NaN);
  }
}
