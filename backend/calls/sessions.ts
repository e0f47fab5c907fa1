import { type SQL, sql } from 'drizzle-orm';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { OpenSession } from '@/lib/shared/contract/sessions';
import { AppError } from '@/lib/shared/errors';
import type { Call } from './call';

const accountOf = (userId: string): SQL => sql`(select id from accounts where user_id = ${userId})`;

const versionOf = (userId: string): SQL =>
  sql`coalesce((select session_version from accounts where user_id = ${userId}), 0)`;

export const getSessions: Call<HostTable['getSessions']> = async ({ query }, { db, now }) => {
  const { rows } = await db.execute<{ version: number; ended: string[] }>(sql`
    select ${versionOf(query.userId)} as version, array(
      select id from sessions where user_id = ${query.userId} and ended_at is not null
        and ends_at > ${toTimestamp(now())}) as ended`);
  return rows[0] ?? { version: 0, ended: [] };
};

/** If somebody signs in again in a browser, the browser still gets its push notices. */
export const beginSession: Call<HostTable['beginSession']> = async ({ body }, { db, now }) => {
  const { userId, id, device, endsAt, former = null } = body;
  const at = toTimestamp(now());
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      update sessions set ended_at = coalesce(ended_at, ${at}) where id = ${former}`);
    await tx.execute(sql`
      update push_devices set session_id = ${id}
      where account_id = ${accountOf(userId)} and session_id = ${former}`);
    await tx.execute(sql`
      insert into sessions (id, user_id, device, begun_at, ends_at)
      values (${id}, ${userId}, ${device}, ${at}, ${toTimestamp(endsAt)}) on conflict do nothing`);
    const { rows } = await tx.execute<{ version: number }>(
      sql`select ${versionOf(userId)} as version`,
    );
    return rows[0] ?? { version: 0 };
  });
};

export const listOpenSessions: Call<HostTable['listOpenSessions']> = async (
  { query },
  { db, now },
) => {
  const { rows } = await db.execute<OpenSession & Record<string, unknown>>(sql`
    select id, device, ${epochMs(sql`begun_at`)} as since from sessions
    where user_id = ${query.userId} and ended_at is null and ends_at > ${toTimestamp(now())}
    order by begun_at desc, id`);
  return { sessions: rows };
};

export const endSession: Call<HostTable['endSession']> = async ({ params, query }, { db, now }) => {
  const { rowCount } = await db.execute(sql`
    with quiet as (
      delete from push_devices
      where account_id = ${accountOf(query.userId)} and session_id = ${params.id}
    )
    update sessions set ended_at = ${toTimestamp(now())}
    where id = ${params.id} and user_id = ${query.userId} and ended_at is null`);
  return { ended: (rowCount ?? 0) > 0 };
};

/** The new version ends every earlier session, so the rows of these sessions are not needed. */
export const endSessions: Call<HostTable['endSessions']> = async ({ body }, { db }) => {
  const { rows } = await db.execute<{ version: number }>(sql`
    with ended as (
      update accounts set session_version = session_version + 1 where user_id = ${body.userId}
      returning id, user_id, session_version
    ), quiet as (
      delete from push_devices d using ended where d.account_id = ended.id
    ), unlisted as (
      delete from sessions s using ended where s.user_id = ended.user_id
    )
    select session_version as version from ended`);
  const [row] = rows;
  if (!row) throw new AppError('gone', refusal('noAccount'));
  return row;
};
