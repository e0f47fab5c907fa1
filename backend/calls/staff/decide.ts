import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call, CallContext } from '@/backend/calls/call';
import type { Database } from '@/backend/db/client';
import { queueVerdict, tellSuspended, untell } from '@/backend/mail/queue-verdict';
import { lettersOf } from '@/backend/mail/verdict-letter';
import { applyDecision } from '@/backend/moderation/decide';
import { closeReportsAbout } from '@/backend/moderation/reports';
import {
  at,
  ms,
  type Queries,
  readDecided,
  recordDecision,
} from '@/backend/moderation/staff-decisions';
import type { HostTable } from '@/lib/contract/host';
import { LISTING_STATUSES } from '@/lib/domain/listings/status';
import { REASONS } from '@/lib/domain/moderation/clauses';
import type { ReportedKind } from '@/lib/domain/site/reports';
import {
  actionsFor,
  needsText,
  reasonsFor,
  STAFF_TEXT,
  type StaffAction,
  UNDO_MS,
} from '@/lib/domain/staff/room';
import { AppError } from '@/lib/errors';
import { isOwn } from './item';
import { prolongClaim } from './queue';
import { requireStaff, type StaffMember } from './session';
import { findStaffSubject, type StaffSubject, thingsOf, toDecidable } from './subject';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Verdict = Parameters<Call<HostTable['previewStaffMail']>>[0]['body'];

const PUBLIC_KINDS = ['service', 'event', 'slate'] as const;

const Thing = z.object({
  kind: z.enum(PUBLIC_KINDS),
  id: z.string(),
  name: z.string(),
  status: z.enum(LISTING_STATUSES),
  statusReason: z.string().nullable(),
  /** Epoch ms. */
  waitingSince: z.number().nullable(),
});

/** How it was, by which a decision is taken back. */
const Before = z.object({
  things: z.array(Thing).default([]),
  closedReports: z.array(z.number()).default([]),
  wasSuspended: z.boolean().nullable().default(null),
  /** Of the subject after the decision: what has changed since is not taken back over. */
  versionAfter: z.string().default(''),
});
type Before = z.infer<typeof Before>;

/** Throws `invalid`. */
function assertReasoned({ action, reasonId, text }: Verdict, { about }: StaffSubject): void {
  if (!needsText(action)) return;
  const reasons = reasonsFor(action, about.kind);
  if (reasons.length > 0 && (reasonId === null || !reasons.includes(reasonId))) {
    throw new AppError('invalid', 'Choose a reason.', { fields: { reasonId: 'Choose a reason.' } });
  }
  if (text.length < STAFF_TEXT.least) {
    const message = `Say what you saw, in ${STAFF_TEXT.least} letters or more.`;
    throw new AppError('invalid', message, { fields: { text: message } });
  }
}

/** Throws `conflict` for one's own things and where nothing would change. */
function assertMay(subject: StaffSubject, member: StaffMember, action: StaffAction): void {
  if (isOwn(subject, member)) {
    throw new AppError('conflict', 'This is of your own account, so somebody else decides.');
  }
  if (!actionsFor(toDecidable(subject)).includes(action)) {
    throw new AppError('conflict', 'This cannot be decided about it as it is.');
  }
}

function thingOf(subject: StaffSubject): z.infer<typeof Thing>[] {
  const { about, name, status, statusReason, waitingSince } = subject;
  const kind = PUBLIC_KINDS.find((known) => known === about.kind);
  if (!kind || !status) return [];
  return [
    {
      kind,
      id: about.id,
      name,
      status,
      statusReason,
      waitingSince: subject.kind === 'report' ? null : waitingSince,
    },
  ];
}

interface Done {
  decisionId: number | null;
  before: Before;
}

const NOTHING: Before = { things: [], closedReports: [], wasSuspended: null, versionAfter: '' };

async function setPublic(
  tx: Transaction,
  thing: z.infer<typeof Thing>,
  verdict: { decision: 'approved' | 'rejected' | 'delisted'; reason: string | null },
  now: number,
) {
  const waitingSince = thing.waitingSince === null ? null : new Date(thing.waitingSince);
  return applyDecision(tx, { ...thing, waitingSince }, verdict, now);
}

/** A public thing stays so, with the reason as the mark that it was not approved as it is. */
async function ask(
  tx: Transaction,
  subject: StaffSubject,
  text: string,
  now: number,
): Promise<Done> {
  const [thing] = thingOf(subject);
  if (!thing) throw new Error('only listings can be changed');
  const before = { ...NOTHING, things: [thing] };
  if (thing.status !== 'approved') {
    const { decisionId } = await setPublic(tx, thing, { decision: 'rejected', reason: text }, now);
    return { decisionId, before };
  }
  await tx.execute(sql`
    update ${sql.identifier(`${thing.kind}s`)} set waiting_since = null, status_reason = ${text}
    where id = ${thing.id}`);
  return { decisionId: null, before };
}

async function suspend(
  tx: Transaction,
  accountId: number,
  text: string,
  now: number,
): Promise<Done> {
  const { rows } = await tx.execute(sql`
    select t.kind, t.id, t.name, t.status, null as "statusReason",
      (select ${ms('waiting_since')} from services where id::text = t.id
        union all select ${ms('waiting_since')} from events where id::text = t.id) as "waitingSince"
    from ${thingsOf(sql`${accountId}::integer`)} t where t.status = 'approved' order by t.kind, t.id`);
  const things = z.array(Thing).parse(rows);
  await tx.execute(sql`
    update accounts set suspended_at = ${at(now)}, takes_bookings = false where id = ${accountId}`);
  const closedReports: number[] = [];
  for (const thing of things) {
    const { closed } = await setPublic(tx, thing, { decision: 'delisted', reason: text }, now);
    closedReports.push(...closed.map(({ id }) => id));
  }
  return { decisionId: null, before: { ...NOTHING, things, closedReports, wasSuspended: false } };
}

const Suspension = z.object({ id: z.number(), before: Before.nullable() });

/** Makes public again what the suspension took down and nobody decided about since. */
async function restore(tx: Transaction, accountId: number, now: number): Promise<Done> {
  const { rows } = await tx.execute(sql`
    select d.id, d.before from staff_decisions d
    where d.account_id = ${accountId} and d.action = 'suspend'
      and not exists (select from staff_decisions u where u.undoes = d.id and u.action = 'undo')
    order by d.id desc limit 1`);
  const suspension = rows[0] ? Suspension.parse(rows[0]) : null;
  await tx.execute(sql`
    update accounts set suspended_at = null, takes_bookings = true where id = ${accountId}`);
  const things: Before['things'] = [];
  for (const thing of suspension?.before?.things ?? []) {
    const subject = await findStaffSubject(tx, thing.kind, thing.id, { isLocked: true });
    const { rows: later } = await tx.execute(sql`
      select from staff_decisions where kind = ${thing.kind} and subject_id = ${thing.id}
        and id > ${suspension?.id ?? 0} limit 1`);
    if (subject?.status !== 'delisted' || later.length > 0) continue;
    things.push(...thingOf(subject));
    await setPublic(tx, thing, { decision: 'approved', reason: null }, now);
  }
  return { decisionId: null, before: { ...NOTHING, things, wasSuspended: true } };
}

async function act(
  tx: Transaction,
  subject: StaffSubject,
  { action, text }: Verdict,
  now: number,
): Promise<Done> {
  const { about, accountId } = subject;
  const things = thingOf(subject);
  const [thing] = things;
  switch (action) {
    case 'ask':
      return ask(tx, subject, text, now);
    case 'suspend':
    case 'restore': {
      if (accountId === null) throw new Error('nobody has an account');
      const done = await (action === 'suspend'
        ? suspend(tx, accountId, text, now)
        : restore(tx, accountId, now));
      if (action === 'restore' || subject.kind !== 'report') return done;
      const closed = await closeReportsAbout(
        tx,
        { kind: about.kind as ReportedKind, id: about.id },
        now,
      );
      done.before.closedReports.push(...closed.map(({ id }) => id));
      return done;
    }
    case 'keep': {
      const closed = await closeReportsAbout(
        tx,
        { kind: about.kind as ReportedKind, id: about.id },
        now,
      );
      return {
        decisionId: null,
        before: { ...NOTHING, closedReports: closed.map(({ id }) => id) },
      };
    }
    case 'approve':
    case 'refuse':
    case 'takeDown': {
      if (!thing) throw new Error('it is not here');
      const decision = { approve: 'approved', refuse: 'rejected', takeDown: 'delisted' } as const;
      const reason = action === 'approve' ? null : text;
      const { decisionId, closed } = await setPublic(
        tx,
        thing,
        { decision: decision[action], reason },
        now,
      );
      const closedReports = closed.map(({ id }) => id);
      return { decisionId, before: { ...NOTHING, things, closedReports } };
    }
  }
}

function unknownSubject(): AppError {
  return new AppError('gone', 'It is gone.');
}

async function latestAbout(tx: Queries, { kind, id, about }: StaffSubject) {
  const [latest] = await readDecided(
    tx,
    sql`(d.kind, d.subject_id) in ((${kind}, ${id}), (${about.kind}, ${about.id}))`,
    1,
  );
  return latest ?? null;
}

/**
 * Of two who decide at once one waits for the other's lock, finds another version, and is told what
 * happened. Throws `gone`, `invalid`, and `conflict` for what may not be decided.
 */
export const decideStaffItem: Call<HostTable['decideStaffItem']> = (
  { body },
  { db, now, outbox },
) =>
  db.transaction(async (tx) => {
    const member = await requireStaff(tx, body.signIn, now());
    const { kind, id, action, reasonId } = body;
    const subject = await findStaffSubject(tx, kind, id, { isLocked: true });
    if (!subject) throw unknownSubject();
    if (subject.version !== body.version) {
      const latest = await latestAbout(tx, subject);
      return { outcome: 'changed', decisionId: null, undoUntil: null, latest };
    }
    assertReasoned(body, subject);
    assertMay(subject, member, action);
    const moment = now();
    const { decisionId, before } = await act(tx, subject, body, moment);
    const after = await findStaffSubject(tx, kind, id);
    const isAccount = action === 'suspend' || action === 'restore';
    const about = isAccount
      ? { kind: 'account', id: String(subject.accountId) }
      : action === 'keep'
        ? { kind, id }
        : subject.about;
    const number = await recordDecision(
      tx,
      {
        kind: about.kind,
        subjectId: about.id,
        accountId: subject.accountId,
        name: subject.name,
        action,
        reasonId,
        clause: reasonId && REASONS[reasonId].clause,
        text: needsText(action) ? body.text : null,
        staffId: member.id,
        version: body.version,
        waitingSince: subject.waitingSince,
        noticeId: subject.openReports[0] ?? null,
        before: { ...before, versionAfter: after?.version ?? '', kind, id },
        decisionId,
      },
      moment,
    );
    await tx.execute(sql`delete from staff_claims where kind = ${kind} and subject_id = ${id}`);
    const undoUntil = moment + UNDO_MS;
    if (outbox && subject.accountId !== null && action !== 'keep') {
      await queueVerdict(tx, {
        accountId: subject.accountId,
        decisionId: number,
        dueAt: undoUntil,
      });
      if (action === 'suspend')
        await tellSuspended(tx, subject.accountId, number, { now: moment, dueAt: undoUntil });
    }
    return { outcome: 'decided', decisionId: number, undoUntil, latest: null };
  });

const Undoable = z.object({
  id: z.number(),
  kind: z.string(),
  subjectId: z.string(),
  accountId: z.number().nullable(),
  name: z.string(),
  action: z.string(),
  at: z.number(),
  before: Before.extend({ kind: z.string(), id: z.string() }),
});

async function putBack(
  tx: Transaction,
  { accountId, before }: z.infer<typeof Undoable>,
  now: number,
) {
  // The copies of what was approved stay as they are (migration 0053).
  await tx.execute(sql`select set_config('settln.taking_back', 'on', true)`);
  for (const thing of before.things) {
    const subject = await findStaffSubject(tx, thing.kind, thing.id, { isLocked: true });
    if (!subject) continue;
    const isPublicNow = subject.status === 'approved';
    const wasPublic = thing.status === 'approved';
    if (isPublicNow !== wasPublic) {
      const decision = wasPublic ? ('approved' as const) : ('delisted' as const);
      await setPublic(tx, thing, { decision, reason: wasPublic ? null : '(taken back)' }, now);
    }
    if (thing.kind === 'slate') continue;
    const since = thing.waitingSince === null ? null : thing.waitingSince / 1000;
    await tx.execute(sql`
      update ${sql.identifier(`${thing.kind}s`)} set status = ${thing.status},
        status_reason = ${thing.statusReason}, waiting_since = to_timestamp(${since}::float8)
      where id = ${thing.id}`);
  }
  if (before.closedReports.length > 0) {
    await tx.execute(sql`
      update reports set closed_at = null where id = any(${sql.param(before.closedReports)}::int[])`);
  }
  if (before.wasSuspended !== null && accountId !== null) {
    await tx.execute(sql`
      update accounts set suspended_at = ${before.wasSuspended ? at(now) : sql`null`},
        takes_bookings = ${!before.wasSuspended} where id = ${accountId}`);
  }
}

/** Only whoever decided, within the minute. Throws `gone` for what is not one of one's own. */
export const undoStaffDecision: Call<HostTable['undoStaffDecision']> = ({ body }, { db, now }) =>
  db.transaction(async (tx) => {
    const member = await requireStaff(tx, body.signIn, now());
    const { rows } = await tx.execute(sql`
      select d.id, d.kind, d.subject_id as "subjectId", d.account_id as "accountId", d.name, d.action,
        ${ms('d.decided_at')} as at, d.before
      from staff_decisions d where d.id = ${body.decisionId} and d.staff_id = ${member.id}
        and d.action <> 'undo' and d.before is not null`);
    if (!rows[0]) throw unknownSubject();
    const decided = Undoable.parse(rows[0]);
    if (now() >= decided.at + UNDO_MS) return { outcome: 'tooLate' };
    const kind = decided.before.kind as StaffSubject['kind'];
    const subject = await findStaffSubject(tx, kind, decided.before.id, { isLocked: true });
    if (!subject || subject.version !== decided.before.versionAfter) return { outcome: 'changed' };
    const { id: undoes, action: _, at: __, before, ...about } = decided;
    await putBack(tx, decided, now());
    await untell(tx, undoes);
    await recordDecision(tx, { ...about, action: 'undo', staffId: member.id, undoes }, now());
    return { outcome: 'undone' };
  });

/** None where no mail is sent, or nobody has an account. Throws `gone`. */
export const previewStaffMail: Call<HostTable['previewStaffMail']> = async (
  { body },
  { db, now, sender }: CallContext,
) => {
  const member = await requireStaff(db, body.signIn, now());
  const subject = await findStaffSubject(db, body.kind, body.id);
  if (!subject) throw unknownSubject();
  await prolongClaim(db, body, { staffId: member.id, now: now() });
  if (!sender || subject.accountId === null || body.action === 'keep') return { letters: [] };
  const { about, accountId, name, status } = subject;
  const verdict = {
    number: null,
    kind: body.action === 'suspend' || body.action === 'restore' ? 'account' : about.kind,
    subjectId: about.id,
    name,
    action: body.action,
    reasonId: body.reasonId,
    text: needsText(body.action) ? body.text : null,
    isPublic: status === 'approved',
    byNotice: body.kind === 'report',
    decidedAt: now(),
  };
  return { letters: await lettersOf(db, accountId, verdict, sender) };
};
