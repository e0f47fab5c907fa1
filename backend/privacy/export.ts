import { sql } from 'drizzle-orm';
import { BOOKED_SERVICE } from '@/backend/db/booked-service';
import type { Database } from '@/backend/db/client';
import { keyOf } from '@/backend/db/customer-keys';
import { addressHashes } from '@/backend/mail/stop-token';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { Person, Traces } from './person';

/** SQL, as JSON: review `r` without the hashes of its writer. */
const REVIEW = sql`to_jsonb(r) - 'account_id' - 'writer' - 'writer_phone'`;

/** SQL, as JSON: review `r` for its provider, who may not learn from which booking it came. */
const REVIEW_FOR_PROVIDER = sql`jsonb_build_object('id', r.id, 'stars', r.stars, 'text', r.text,
  'lang', r.lang, 'author', r.author, 'item_name', r.item_name, 'more_items', r.more_items,
  'month', to_char(r.visited_at at time zone ${VENUE_ZONE.id}, 'YYYY-MM'),
  'published_at', r.published_at, 'changed_at', r.changed_at, 'reply', r.reply,
  'reply_lang', r.reply_lang, 'replied_at', r.replied_at, 'reply_changed_at', r.reply_changed_at)`;

/**
 * SQL, as JSON: appeal `p`. If the appeal about a notice took something away, the answer was
 * written to the owner of that thing.
 */
const APPEAL = sql.raw(`jsonb_build_object('text', p.text, 'sent_at', p.sent_at, 'answer',
  case when p.notice_id is not null and exists (select from staff_decisions e
    where e.appeal_id = p.id and e.action in ('takeDown', 'suspend')) then '' else p.answer end)`);
/** SQL, as JSON: the decisions about review `r`, and what was said against it. */
const DECIDED = sql`(select jsonb_agg(
    to_jsonb(d) - 'account_id' - 'before' - 'staff_id' - 'notice_id' || jsonb_build_object('appeal',
      (select ${APPEAL} from appeals p where p.decision_id = d.id)) order by d.id)
  from staff_decisions d where d.kind = 'review' and d.subject_id = r.id::text)`;

async function readRows(db: Database, query: ReturnType<typeof sql>): Promise<unknown[]> {
  const { rows } = await db.execute<{ row: unknown }>(query);
  return rows.map(({ row }) => row);
}

function readVisits(db: Database, bookingIds: readonly number[]): Promise<unknown[]> {
  return readRows(
    db,
    sql`
    select to_jsonb(b) - 'account_id' || jsonb_build_object(
      'provider', ${BOOKED_SERVICE}->>'name',
      'items', (select jsonb_agg(to_jsonb(i) - 'booking_id' - 'position' order by i.position)
        from booking_items i where i.booking_id = b.id),
      'answers', (select jsonb_agg(k.answer) from idempotency_keys k
        where b.id::text in (k.answer->>'id', k.answer->'given'->'booking'->>'id')),
      'mail', (select jsonb_agg(jsonb_build_object('kind', m.kind, 'due_at', m.due_at,
          'sent_at', m.sent_at, 'dead_at', m.dead_at, 'error_code', m.error_code) order by m.due_at)
        from messages m where m.account_id = b.account_id and m.booking_id = b.id
          and m.to_role = 'customer')) as row
    from bookings b join accounts a on a.id = b.account_id
    where b.id = any(${sql.param(bookingIds)}::int[]) order by b.id`,
  );
}

function readNotes(db: Database, bookingIds: readonly number[]): Promise<unknown[]> {
  return readRows(
    db,
    sql`
    select jsonb_build_object('note', n.note, 'saved_at', n.saved_at) as row
    from customer_notes n
    where n.note <> '' and (n.account_id, n.customer_key) in (
      select b.account_id, unnest(customer_keys(b.account_id, ${keyOf('b')})) from bookings b
      where b.id = any(${sql.param(bookingIds)}::int[]) and ${keyOf('b')} is not null)
    order by n.saved_at, n.note`,
  );
}

/** Leaves out customers. */
function readAccounts(db: Database, accountIds: readonly number[]): Promise<unknown[]> {
  const all = (table: string, row = 'to_jsonb(t)') =>
    sql.raw(`(select jsonb_agg(${row}) from ${table} t where t.account_id = a.id)`);
  return readRows(
    db,
    sql`
    select to_jsonb(a) || jsonb_build_object(
      'services', (select jsonb_agg(to_jsonb(s) || jsonb_build_object(
          'items', (select jsonb_agg(to_jsonb(i) - 'terms') from service_items i where i.service_id = s.id),
          'pictures', (select jsonb_agg(p.image_url) from portfolio_images p
            where p.service_id = s.id)))
        from services s where s.account_id = a.id),
      'events', ${all('events')},
      'availability', ${all('availability', "jsonb_build_object('during', t.during, 'status', t.status)")},
      'otherCalendars', ${all('other_calendars', "jsonb_build_object('name', t.name, 'host', t.shown_host, 'since', t.created_at)")},
      'people', ${all('people', "to_jsonb(t) - 'account_id'")},
      'customerNotes', ${all('customer_notes', "jsonb_build_object('customer', t.customer_key, 'note', t.note, 'saved_at', t.saved_at)")},
      'reviews', (select jsonb_agg(${REVIEW_FOR_PROVIDER} order by r.published_at, r.id) from reviews r
        where r.account_id = a.id and r.status = 'published'),
      'pushDevices', ${all('push_devices', "to_jsonb(t) - 'account_id' - 'p256dh' - 'auth' - 'session_id'")},
      'sessions', (select jsonb_agg(to_jsonb(t) - 'id' - 'user_id' order by t.begun_at)
        from sessions t where t.user_id = a.user_id),
      'shortAddresses', ${all('short_addresses', 't.address')},
      'noticesSent', (select jsonb_agg(jsonb_build_object('reason', t.reason, 'text', t.text,
          'sent_at', t.reported_at, 'appeals', (select jsonb_agg(${APPEAL} order by p.id)
            from appeals p where p.notice_id = t.id)) order by t.id)
        from reports t where t.account_id = a.id),
      'appeals', (select jsonb_agg(${APPEAL} order by p.id) from appeals p
        join staff_decisions d on d.id = p.decision_id
        where p.account_id = a.id and d.kind <> 'review'),
      'schedule', (select t.schedule from schedules t where t.account_id = a.id),
      'visits', (select count(*) from bookings b where b.account_id = a.id),
      'member', (select to_jsonb(m) || jsonb_build_object('slates',
          (select jsonb_agg(to_jsonb(s)) from slates s where s.author_id = m.id))
        from members m where m.account_id = a.id),
      'decisions', (select jsonb_agg(to_jsonb(d)) from decisions d where d.subject_id in (
        select id from services where account_id = a.id
        union select id from events where account_id = a.id
        union select s.id from slates s join members m on m.id = s.author_id
          where m.account_id = a.id)),
      'staffDecisions', (select jsonb_agg(to_jsonb(d) - 'before' - 'staff_id')
        from staff_decisions d where d.account_id = a.id and d.kind <> 'review')) as row
    from accounts a where a.id = any(${sql.param(accountIds)}::int[]) order by a.id`,
  );
}

/** Stopped mail is known only by a hash, which can be found only with `linkSecret`. */
export async function exportPerson(
  db: Database,
  person: Person,
  { bookingIds, accountIds, reportIds, enteredIds, reviewIds }: Traces,
  linkSecret: string | null,
) {
  const hashes =
    person.email !== null && linkSecret !== null ? addressHashes(person.email, linkSecret) : null;
  const stops = hashes
    ? await readRows(
        db,
        sql`select to_jsonb(stopped_at) as row from mail_stops
          where address_hash = any(${sql.param(hashes)}::bytea[]) order by stopped_at`,
      )
    : null;
  return {
    visits: await readVisits(db, bookingIds),
    notes: await readNotes(db, bookingIds),
    reviews: await readRows(
      db,
      sql`select ${REVIEW} || jsonb_build_object('decisions', ${DECIDED}) as row from reviews r
        where id = any(${sql.param(reviewIds)}::uuid[]) order by written_at, id`,
    ),
    accounts: await readAccounts(db, accountIds),
    reports: await readRows(
      db,
      sql`select to_jsonb(r) || jsonb_build_object('appeals', (
          select jsonb_agg(${APPEAL} order by p.id) from appeals p where p.notice_id = r.id)) as row from reports r
        where id = any(${sql.param(reportIds)}::int[]) order by id`,
    ),
    /** How many accounts entered it as the address for their mail. */
    enteredByAccounts: enteredIds.length,
    getsNoMailSince: stops === null ? 'not known without LINK_SECRET' : (stops[0] ?? null),
  };
}
