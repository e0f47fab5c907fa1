import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { testPush } from '@/backend/push/notice';
import { type Device, isDevice } from '@/backend/push/push-service';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { AppError } from '@/lib/shared/errors';
import type { Call } from './call';
import { findRowId } from './public-accounts';

const MOST_DEVICES = 10;

interface DeviceRow extends Record<string, unknown> {
  id: string;
  label: string;
  since: number;
  sentAt: number | null;
  isFailing: boolean;
}

const COLUMNS: SQL = sql`id, label, ${epochMs(sql`created_at`)} as since, ${epochMs(sql`sent_at`)} as "sentAt",
  error_code is not null as "isFailing"`;

export const listPushDevices: Call<HostTable['listPushDevices']> = async (
  { query },
  { db, push },
) => {
  const { rows } = await db.execute<DeviceRow>(sql`
    select ${COLUMNS} from push_devices where account_id = ${findRowId(query.calendarId)}
    order by created_at desc, id`);
  return { key: push?.service.config.key.publicKey ?? null, devices: rows };
};

const deviceGone = () => new AppError('gone', refusal('deviceGone'));

/** Locks the account, so that two saves cannot exceed the limit. */
export const savePushDevice: Call<HostTable['savePushDevice']> = async (
  { body },
  { db, now, push },
) => {
  const { endpoint, p256dh, auth, label, replaces, session = null } = body;
  const accountId = findRowId(body.calendarId);
  const id = createHash('sha256').update(endpoint).digest('hex');
  return db.transaction(async (tx) => {
    const held = await tx.execute(
      sql`select from accounts where id = ${accountId} for no key update`,
    );
    if (held.rows.length === 0) throw new AppError('not_found', refusal('noAccount'));
    if (!push) throw new AppError('not_found', readerTexts('errors.reasons')('noPush'));
    if (!isDevice({ endpoint, p256dh, auth }, push.service.config)) {
      throw new AppError('invalid', refusal('deviceUnfit'));
    }
    if (replaces !== undefined && replaces !== id) {
      // The old row stays until its waiting notices have moved to the new id. A repeated call finds
      // the new row.
      const { rows } = await tx.execute<DeviceRow>(sql`
        select ${COLUMNS} from push_devices
        where account_id = ${accountId} and id in (${replaces}, ${id})`);
      if (rows.length === 0) throw deviceGone();
    }
    await tx.execute(sql`
      delete from push_devices where id = ${id} and account_id <> ${accountId}`);
    const { rows } = await tx.execute<DeviceRow>(sql`
      insert into push_devices (account_id, id, endpoint, p256dh, auth, label, created_at, session_id)
      select ${accountId}, ${id}, ${endpoint}, ${p256dh}, ${auth},
        coalesce(nullif(${label}, ''), before.label, ''), coalesce(before.created_at, ${toTimestamp(now())}), ${session}
      from (values (1)) one left join push_devices before
        on before.account_id = ${accountId} and before.id = ${replaces ?? null}
      on conflict (account_id, id) do update
        set p256dh = excluded.p256dh, auth = excluded.auth, error_code = null,
          session_id = excluded.session_id,
          label = coalesce(nullif(excluded.label, ''), push_devices.label)
      returning ${COLUMNS}`);
    if (replaces !== undefined && replaces !== id) {
      await tx.execute(sql`
        update push_notices set device_id = ${id}
        where account_id = ${accountId} and device_id = ${replaces}`);
      await tx.execute(sql`
        delete from push_devices where account_id = ${accountId} and id = ${replaces}`);
    }
    const { rows: counted } = await tx.execute<{ count: number }>(sql`
      select count(*)::int from push_devices where account_id = ${accountId}`);
    if ((counted[0]?.count ?? 0) > MOST_DEVICES) {
      throw new AppError('conflict', refusal('devicesFull'));
    }
    const [device] = rows;
    if (!device) throw new Error('an insert without a row');
    return { device };
  });
};

export const removePushDevice: Call<HostTable['removePushDevice']> = async (
  { params, query },
  { db },
) => {
  const { rowCount } = await db.execute(sql`
    delete from push_devices
    where account_id = ${findRowId(query.calendarId)} and id = ${params.deviceId}`);
  return { removed: (rowCount ?? 0) > 0 };
};

/** Sends one notice at once, without the queue. Throws `gone` for an unknown device. */
export const testPushDevice: Call<HostTable['testPushDevice']> = async (
  { params, body },
  { db, now, push },
) => {
  const ofDevice = sql`account_id = ${findRowId(body.calendarId)} and id = ${params.deviceId}`;
  const { rows } = await db.execute<
    Device & { language: string | null } & Record<string, unknown>
  >(sql`
    select endpoint, p256dh, auth,
      (select a.language from accounts a where a.id = account_id) as language
    from push_devices where ${ofDevice}`);
  const [device] = rows;
  if (!device || !push) throw deviceGone();
  const delivered = await push.service.send(device, testPush(push.siteUrl, device.language));
  if (delivered.outcome === 'gone') {
    await db.execute(sql`delete from push_devices where ${ofDevice}`);
    return { outcome: 'gone' };
  }
  const code = 'code' in delivered ? delivered.code : null;
  await db.execute(sql`
    update push_devices set error_code = ${code},
      sent_at = case when ${code}::text is null then ${toTimestamp(now())} else sent_at end
    where ${ofDevice}`);
  return { outcome: code === null ? 'sent' : 'failed' };
};
