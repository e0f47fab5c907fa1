import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { addressHashes } from '@/backend/mail/stop-token';
import { phoneHashes } from '@/backend/reviews/hashes';
import { isReplaced } from '@/backend/reviews/replaced';

/** Removes the writer, all texts and the reply, which may name the writer. The stars stay. */
const WITHOUT_WRITER: SQL = sql.raw(
  "author = '', text = '', lang = '', reply = '', reply_lang = '', replied_at = null, " +
    'reply_changed_at = null, writer = null, writer_phone = null, status_reason = null, ' +
    'version = version + 1',
);

/** Finds reviews by hashes under `linkSecret`, so also reviews of forgotten visits. */
export async function findReviews(
  db: Database,
  person: { email: string; phone: null } | { email: null; phone: string },
  bookingIds: readonly number[],
  linkSecret: string | null,
): Promise<string[]> {
  const hashes =
    linkSecret === null
      ? []
      : person.email === null
        ? phoneHashes(person.phone, linkSecret)
        : addressHashes(person.email, linkSecret);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from reviews where booking_id = any(${sql.param(bookingIds)}::int[])
      and (text <> '' or author <> '' or writer is not null)
      or writer = any(${sql.param(hashes)}::bytea[]) or writer_phone = any(${sql.param(hashes)}::bytea[])
    order by written_at, id`);
  return rows.map(({ id }) => id);
}

/** Empties the reviews, and the decisions, notices and appeals about them. Returns how many. */
export async function emptyReviews(db: Pick<Database, 'execute'>, which: SQL): Promise<number> {
  const ids = sql`(select id::text from reviews where ${which})`;
  const decided = sql`kind = 'review' and subject_id in ${ids}`;
  const noticed = sql`(select id from reports where kind = 'review' and subject_id in ${ids})`;
  const answered = sql`
    appeal_id in (select p.id from appeals p join staff_decisions d on d.id = p.decision_id
      where d.kind = 'review' and d.subject_id in ${ids})
    or appeal_id in (select id from appeals where notice_id in ${noticed})
    or kind = 'report' and subject_id in (select id::text from ${noticed} n)`;
  await db.execute(sql`
    update appeals set text = '(erased)',
      answer = case when answer is null then null else '(erased)' end
    where decision_id in (select id from staff_decisions where ${decided})
      or notice_id in ${noticed}`);
  await db.execute(sql`
    update reports set text = case when text = '' then '' else '(erased)' end
    where id in ${noticed}`);
  await db.execute(sql`
    update staff_decisions set name = '', before = null,
      text = case when text is null then null else '(erased)' end
    where name <> '' and (${decided} or ${answered})`);
  // Without a writer, each review would count. So reviews that a newer one replaced are withdrawn
  // first.
  const ofWriters = sql`(account_id, writer) in (select account_id, writer from reviews where ${which})`;
  await db.execute(sql`select from reviews where ${ofWriters} order by id for no key update`);
  await db.execute(sql`
    update reviews set status = 'taken back', published_at = null, ${WITHOUT_WRITER}
    where ${ofWriters} and ${isReplaced('reviews')}`);
  const { rowCount } = await db.execute(sql`update reviews set ${WITHOUT_WRITER} where ${which}`);
  return rowCount ?? 0;
}

export const eraseReviews = (db: Database, ids: readonly string[]): Promise<number> =>
  emptyReviews(db, sql`id = any(${sql.param(ids)}::uuid[])`);
