import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { hashAddress } from '@/backend/mail/stop-token';
import { hashPhone } from '@/backend/reviews/hashes';

/** The stars stay. The answer of the provider may name the writer. */
export const WITHOUT_WRITER: SQL = sql.raw(
  "author = '', text = '', lang = '', reply = '', replied_at = null, reply_changed_at = null, " +
    'writer = null, writer_phone = null, status_reason = null, version = version + 1',
);

/** Also of visits that are forgotten: reviews know their writers by hashes under `linkSecret`. */
export async function findReviews(
  db: Database,
  person: { email: string; phone: null } | { email: null; phone: string },
  bookingIds: readonly number[],
  linkSecret: string | null,
): Promise<string[]> {
  const hash =
    linkSecret === null
      ? null
      : person.email === null
        ? hashPhone(person.phone, linkSecret)
        : hashAddress(person.email, linkSecret);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from reviews where booking_id = any(${sql.param(bookingIds)}::int[])
      and (text <> '' or author <> '' or writer is not null)
      or writer = ${hash} or writer_phone = ${hash} order by written_at, id`);
  return rows.map(({ id }) => id);
}

export async function eraseReviews(db: Database, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update reviews set ${WITHOUT_WRITER} where id = any(${sql.param(ids)}::uuid[])`);
  return rowCount ?? 0;
}
