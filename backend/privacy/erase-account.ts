import { sql } from 'drizzle-orm';
import { forgetAddresses } from '@/backend/calls/short-addresses';
import { inCalendar } from '@/backend/db/calendar-transaction';
import type { Database, Transaction } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { LOCKS } from '@/backend/db/locks';
import { type Outbox, planMail, queueAbout } from '@/backend/mail/queue';
import { CALENDAR_IN_ANSWER } from '@/lib/shared/contract/bookings';
import type { DecidedKind } from '@/lib/shared/contract/moderation';
import { uploadKeyIn } from '@/lib/shared/domain/uploads/key';

/** Cancels coming visits, of which the customers are told. Returns how many. */
export function closeAccount(
  db: Database,
  accountId: number,
  { now, outbox }: { now: number; outbox: Outbox | null },
): Promise<number> {
  return inCalendar(db, accountId, async (tx) => {
    await tx.execute(sql`update accounts set takes_bookings = false where id = ${accountId}`);
    const { rows } = await tx.execute(sql`
      with freed as (
        update bookings set status = 'cancelled', cancelled_by = 'provider',
          cancelled_at = ${toTimestamp(now)}, sequence = sequence + 1
        where account_id = ${accountId} and status = 'confirmed' and lower(during) > ${toTimestamp(now)}
        returning id, sequence, customer_email
      ), mail as (${queueAbout('freed', accountId, planMail('cancelled', 'provider', { now, during: null }), outbox)})
      select id from freed`);
    return rows.length;
  });
}

/** Forgets pending and former addresses, and ends the links about them. */
export async function forgetEntered(db: Database, accountIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    update accounts set pending_email = null, pending_since = null,
      address_version = address_version + 1
    where id = any(${sql.param(accountIds)}::int[])`);
  await db.execute(sql`
    update messages set former_email = null
    where account_id = any(${sql.param(accountIds)}::int[]) and former_email is not null`);
}

/** Counts customers who were not told yet. It needs the account's rows. */
export async function countUntold(db: Database, accountId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from messages where account_id = ${accountId} and kind = 'cancelled'
      and to_role = 'customer' and sent_at is null and dead_at is null`);
  return rows[0]?.count ?? 0;
}

interface Shown {
  kind: DecidedKind;
  id: string;
}

/**
 * Adds a decision about each erased thing, so that readers of decisions drop their copies. These
 * decisions name nobody. This comes last, because changes of all accounts' reviews wait for its
 * lock until the commit.
 */
async function tellFollowers(tx: Transaction, gone: readonly Shown[], now: number): Promise<void> {
  if (gone.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.decisionNumbers})`);
  await tx.execute(sql`
    insert into decisions (kind, subject_id, name, decision, reason, decided_at)
    select kind, id, '', 'delisted', '(erased)', ${toTimestamp(now)}
    from unnest(${sql.param(gone.map(({ kind }) => kind))}::text[],
      ${sql.param(gone.map(({ id }) => id))}::uuid[]) as gone (kind, id)`);
}

/** Returns the deleted things that were public. */
async function deleteOwn(
  tx: Transaction,
  kind: 'service' | 'event',
  accountId: number,
): Promise<Shown[]> {
  const { rows } = await tx.execute<{ id: string; isShown: boolean }>(sql`
    delete from ${sql.identifier(`${kind}s`)} where account_id = ${accountId}
    returning id, status = 'approved' as "isShown"`);
  return rows.flatMap(({ id, isShown }) => (isShown ? { kind, id } : []));
}

/**
 * Waits for decisions that are being made, so that their texts are erased, too. Also waits for
 * changes of reviews, because they go on to change rows of the search, which are deleted before the
 * reviews.
 */
async function lockDecided(tx: Transaction, accountId: number): Promise<void> {
  for (const table of ['services', 'events', 'reviews']) {
    await tx.execute(sql`
      select from ${sql.identifier(table)} where account_id = ${accountId} for no key update`);
  }
  await tx.execute(sql`
    select from slates s join members m on m.id = s.author_id
    where m.account_id = ${accountId} for no key update of s`);
}

/** Also erases the texts of decisions about the account. Returns the keys of its pictures. */
export async function deleteAccount(
  db: Database,
  accountId: number,
  now: number,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockDecided(tx, accountId);
    const { rows: pictures } = await tx.execute<{ address: string }>(sql`
      select profile_image_url as address from accounts where id = ${accountId}
      union select profile_image_url from services where account_id = ${accountId}
      union select image_url from events where account_id = ${accountId}
      union select picture_url from people where account_id = ${accountId}
      union select p.image_url from portfolio_images p join services s on s.id = p.service_id
        where s.account_id = ${accountId}`);
    await tx.execute(sql`
      update decisions set name = '', reason = case when reason is null then null else '(erased)' end
      where name <> '' and subject_id in (select id from services where account_id = ${accountId}
        union select id from events where account_id = ${accountId}
        union select s.id from slates s join members m on m.id = s.author_id
          where m.account_id = ${accountId})`);
    await tx.execute(sql`
      update staff_decisions set name = '', before = null,
        text = case when text is null then null else '(erased)' end
      where account_id = ${accountId} and name <> ''`);
    await tx.execute(sql`
      delete from reports
      where kind = 'service' and subject_id in (
          select id::text from services where account_id = ${accountId})
        or kind = 'event' and subject_id in (
          select id::text from events where account_id = ${accountId})
        or kind = 'slate' and subject_id in (
          select s.id::text from slates s join members m on m.id = s.author_id
          where m.account_id = ${accountId})
        or kind = 'review' and subject_id in (
          select id::text from reviews where account_id = ${accountId})`);
    await tx.execute(sql`
      delete from idempotency_keys where answer->>${CALENDAR_IN_ANSWER} = ${String(accountId)}
        or answer->>'userId' = (select user_id from accounts where id = ${accountId})`);
    const { rows: posts } = await tx.execute<{
      shown: string | null;
      media: (string | null)[];
    }>(sql`
      with member as (select id, picture_id from members where account_id = ${accountId}),
        post as (delete from slates where author_id in (select id from member)
          returning id, status, media_id, poster_id)
      select case when status = 'approved' then id end as shown, array[media_id, poster_id] as media
      from post union all select null, array[picture_id] from member`);
    await tx.execute(sql`delete from members where account_id = ${accountId}`);
    const media = posts.flatMap((post) => post.media).filter(Boolean);
    await tx.execute(sql`
      delete from media where id = any(${sql.param(media)}::uuid[])
        and not exists(select from slates where media_id = media.id or poster_id = media.id)
        and not exists(select from members where picture_id = media.id)`);
    await tx.execute(sql`
      delete from sessions where user_id = (select user_id from accounts where id = ${accountId})`);
    await forgetAddresses(tx, accountId);
    await tx.execute(sql`delete from bookings where account_id = ${accountId}`);
    const own = [
      ...(await deleteOwn(tx, 'service', accountId)),
      ...(await deleteOwn(tx, 'event', accountId)),
    ];
    await tx.execute(sql`delete from accounts where id = ${accountId}`);
    const slates = posts.flatMap(({ shown: id }) => (id ? { kind: 'slate' as const, id } : []));
    await tellFollowers(tx, [...own, ...slates], now);
    return pictures.flatMap(({ address }) => (address && uploadKeyIn(address)) || []);
  });
}
