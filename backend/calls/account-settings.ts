import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { accounts } from '@/backend/db/schema';
import { readAddressToken } from '@/backend/mail/address-token';
import { hasStopped } from '@/backend/mail/has-stopped';
import type { Outbox } from '@/backend/mail/queue';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import {
  ADDRESS_LINK_MS,
  checkOwnNames,
  MAIL_CHOICES,
  PUSH_CHOICES,
} from '@/lib/shared/domain/accounts/settings';
import { addressKey, plainAddress } from '@/lib/shared/domain/text/mail-address';
import { AppError } from '@/lib/shared/errors';
import { DEFAULT_LOCALE, readLocale } from '@/lib/shared/texts/locales';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Call } from './call';

/** The most links to prove an address that are sent in a day, because each may reach a stranger. */
const MOST_A_DAY = 5;

const noAccount = () => new AppError('gone', refusal('noAccount'));

const ofUser = (userId: string) => eq(accounts.userId, userId);

async function readRow(db: Pick<Database, 'select'>, userId: string) {
  const [row] = await db.select().from(accounts).where(ofUser(userId));
  return row ?? null;
}

export const getAccountSettings: Call<HostTable['getAccountSettings']> = async (
  { query },
  { db, now, outbox, linkSecret },
) => {
  const row = await readRow(db, query.userId);
  if (!row) return { settings: null };
  const { firstName, lastName, name, phone, settingsVersion, email, noticeEmail } = row;
  const until = row.pendingSince ? row.pendingSince.getTime() + ADDRESS_LINK_MS : 0;
  const isPending = row.pendingEmail !== null && until > now();
  return {
    settings: {
      firstName,
      lastName,
      name,
      phone,
      version: settingsVersion,
      registeredEmail: email,
      email: noticeEmail ?? email,
      pending: isPending && row.pendingEmail ? { email: row.pendingEmail, until } : null,
      language: readLocale(row.language) ?? DEFAULT_LOCALE,
      mailOff: MAIL_CHOICES.filter((kind) => row.mailOff.includes(kind)),
      pushOff: PUSH_CHOICES.filter((kind) => row.pushOff.includes(kind)),
      sendsMail: outbox !== null && linkSecret !== null,
      hasFeed: linkSecret !== null,
    },
  };
};

export const saveOwnNames: Call<HostTable['saveOwnNames']> = async ({ body }, { db }) => {
  const { userId, version, firstName, lastName, name, phone, language } = body;
  const names = { firstName, lastName, name, phone };
  const [problem] = Object.values(checkOwnNames(names));
  if (problem) {
    throw new AppError('invalid', readerTexts('errors.fields').of(problem));
  }
  const [saved] = await db
    .update(accounts)
    .set({ ...names, language, settingsVersion: sql`${accounts.settingsVersion} + 1` })
    .where(and(ofUser(userId), eq(accounts.settingsVersion, version)))
    .returning({ version: accounts.settingsVersion });
  if (saved) return saved;
  if (!(await readRow(db, userId))) throw noAccount();
  throw new AppError('conflict', refusal('changedElsewhere'));
};

async function choose(
  db: Database,
  off: 'mailOff' | 'pushOff',
  { userId, kind, isOn }: { userId: string; kind: string; isOn: boolean },
): Promise<{ done: true }> {
  const without = sql`array_remove(${accounts[off]}, ${kind}::text)`;
  const chosen = await db
    .update(accounts)
    .set({ [off]: isOn ? without : sql`array_append(${without}, ${kind}::text)` })
    .where(ofUser(userId))
    .returning({ id: accounts.id });
  if (chosen.length === 0) throw noAccount();
  return { done: true };
}

export const chooseMail: Call<HostTable['chooseMail']> = ({ body }, { db }) =>
  choose(db, 'mailOff', body);

export const choosePush: Call<HostTable['choosePush']> = ({ body }, { db }) =>
  choose(db, 'pushOff', body);

async function queue(
  tx: Transaction,
  kind: 'proving' | 'readdressed',
  account: { id: number; addressVersion: number; formerEmail?: string },
  now: number,
  outbox: Outbox | null,
): Promise<void> {
  if (!outbox) return;
  const { id, addressVersion, formerEmail = null } = account;
  await tx.execute(sql`
    insert into messages (account_id, kind, to_role, address_version, former_email, unique_key, due_at)
    values (${id}, ${kind}, 'provider', ${addressVersion}::integer, ${formerEmail},
      concat(${kind}::text, '/', ${addressVersion}::text), ${toTimestamp(now)})`);
}

async function lockRow(tx: Transaction, userId: string) {
  const [row] = await tx.select().from(accounts).where(ofUser(userId)).for('no key update');
  if (!row) throw noAccount();
  return row;
}

async function assertFewLinks(tx: Transaction, accountId: number, now: number): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int from messages where account_id = ${accountId} and kind = 'proving'
      and due_at > ${toTimestamp(now - DAY_MS)}`);
  if ((rows[0]?.count ?? 0) >= MOST_A_DAY) {
    throw new AppError('too_many', refusal('manyMailAddresses'));
  }
}

/** If `to` is null, mail goes to the account's first address again. */
async function changeAddress(
  tx: Transaction,
  row: typeof accounts.$inferSelect,
  to: string | null,
  now: number,
  outbox: Outbox | null,
): Promise<void> {
  const addressVersion = row.addressVersion + 1;
  const formerEmail = row.noticeEmail ?? row.email;
  // Of unsent mail to the same former address, only the last is kept. Other addresses get theirs.
  await tx.execute(sql`
    delete from messages where account_id = ${row.id} and kind = 'readdressed'
      and former_email = ${formerEmail} and sent_at is null and dead_at is null`);
  await tx
    .update(accounts)
    .set({ noticeEmail: to, pendingEmail: null, pendingSince: null, addressVersion })
    .where(eq(accounts.id, row.id));
  await queue(tx, 'readdressed', { id: row.id, addressVersion, formerEmail }, now, outbox);
}

export const askNoticeAddress: Call<HostTable['askNoticeAddress']> = async (
  { body },
  { db, now, outbox, linkSecret },
) => {
  const email = plainAddress(body.email) ?? '';
  const isSame = (other: string) => addressKey(other) === addressKey(email);
  const outcome = await db.transaction(async (tx) => {
    const row = await lockRow(tx, body.userId);
    if (isSame(row.noticeEmail ?? row.email)) {
      await dropPending(tx, row);
      return 'kept' as const;
    }
    // No link is needed to return to the account's own address.
    if (isSame(row.email)) {
      await changeAddress(tx, row, null, now(), outbox);
      return 'kept' as const;
    }
    await assertFewLinks(tx, row.id, now());
    if (!outbox || linkSecret === null) {
      throw new AppError('conflict', refusal('noMailHere'));
    }
    if (await hasStopped(tx, email, linkSecret)) {
      throw new AppError('conflict', refusal('mailUnwanted'));
    }
    const addressVersion = row.addressVersion + 1;
    await tx
      .update(accounts)
      .set({ pendingEmail: email, pendingSince: new Date(now()), addressVersion })
      .where(eq(accounts.id, row.id));
    await queue(tx, 'proving', { id: row.id, addressVersion }, now(), outbox);
    return 'sent' as const;
  });
  outbox?.nudge();
  return { outcome };
};

/** Adds two to the version: the link's version plus one means that the link was used. */
async function dropPending(tx: Transaction, row: typeof accounts.$inferSelect): Promise<void> {
  if (row.pendingEmail === null) return;
  await tx
    .update(accounts)
    .set({ pendingEmail: null, pendingSince: null, addressVersion: row.addressVersion + 2 })
    .where(eq(accounts.id, row.id));
}

export const dropNoticeAddress: Call<HostTable['dropNoticeAddress']> = async ({ body }, { db }) => {
  await db.transaction(async (tx) => dropPending(tx, await lockRow(tx, body.userId)));
  return { done: true };
};

/**
 * Needs a sign-in besides the link, because a stranger who gets the mail could press its button.
 */
export const proveNoticeAddress: Call<HostTable['proveNoticeAddress']> = async (
  { body },
  { db, now, outbox, linkSecret },
) => {
  const asked = linkSecret === null ? null : readAddressToken(body.token, linkSecret);
  if (!asked) return { proved: false };
  const proved = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(accounts).where(ofUser(body.userId)).for('no key update');
    if (row?.id !== asked.accountId) return false;
    const { addressVersion, pendingEmail, pendingSince } = row;
    // An earlier press of the button has proved the address.
    const isProved = addressVersion === asked.addressVersion + 1 && row.noticeEmail !== null;
    if (pendingEmail === null || !pendingSince) return isProved;
    const isOver = now() >= pendingSince.getTime() + ADDRESS_LINK_MS;
    if (isOver || addressVersion !== asked.addressVersion) return false;
    await changeAddress(tx, row, pendingEmail, now(), outbox);
    return true;
  });
  outbox?.nudge();
  return { proved };
};
