import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { isUndone } from '@/backend/db/moderation-sql';
import { applyDecision, holdThings, type Outcome } from '@/backend/moderation/decide';
import { closeReportsAbout } from '@/backend/moderation/reports';
import { isOfSuspended } from '@/backend/reviews/keep-reviews';
import { LISTING_STATUSES } from '@/lib/shared/domain/listings/status';
import type { ReportedKind } from '@/lib/shared/domain/site/reports';
import type { StaffAction } from '@/lib/shared/domain/staff/room';
import { findStaffSubject, type StaffSubject, thingsOf } from './subject';

const PUBLIC_KINDS = ['service', 'event', 'slate', 'review'] as const;

export const Thing = z.object({
  kind: z.enum(PUBLIC_KINDS),
  id: z.string(),
  name: z.string(),
  status: z.enum(LISTING_STATUSES),
  statusReason: z.string().nullable(),
  waitingSince: z.number().nullable(),
  /** Only reviews have this field and the next one. */
  publishedAt: z.number().nullish(),
  decidedAt: z.number().nullish(),
});

/** The state before the decision, for undoing it. */
export const Before = z.object({
  things: z.array(Thing).default([]),
  closedReports: z.array(z.number()).default([]),
  wasSuspended: z.boolean().nullable().default(null),
  closedAppeal: z.number().nullable().default(null),
  /** The notice about which there is an appeal, and the decision that had answered it. */
  answered: z.object({ noticeId: z.number(), by: z.number() }).nullable().default(null),
  /** The version of the subject after the decision: undoing must not overwrite later changes. */
  versionAfter: z.string().default(''),
});
type Before = z.infer<typeof Before>;

function thingOf(subject: StaffSubject): z.infer<typeof Thing>[] {
  const { about, name, status, statusReason, waitingSince, publishedAt, decidedAt } = subject;
  const kind = PUBLIC_KINDS.find((known) => known === about.kind);
  if (!kind || !status) return [];
  return [
    {
      kind,
      id: about.id,
      name,
      status,
      statusReason,
      waitingSince: subject.kind === 'report' || subject.kind === 'appeal' ? null : waitingSince,
      ...(kind === 'review' && { publishedAt, decidedAt }),
    },
  ];
}

interface Verdict {
  action: StaffAction;
  text: string;
}

interface Done {
  decisionId: number | null;
  before: Before;
}

const NOTHING = Before.parse({});

export async function setPublic(
  tx: Transaction,
  thing: z.infer<typeof Thing>,
  verdict: Outcome,
  now: number,
) {
  const { kind, id, name } = thing;
  if (kind === 'review') return setReview(tx, id, verdict, now);
  const waitingSince = thing.waitingSince === null ? null : new Date(thing.waitingSince);
  return applyDecision(tx, { kind, id, name, waitingSince }, verdict, now);
}

/** A review that was held is not published before `publish_at`, nor while the account is suspended. */
async function setReview(tx: Transaction, id: string, { decision, reason }: Outcome, now: number) {
  const isShown = decision === 'approved';
  const isDue = sql`publish_at <= ${toTimestamp(now)} and not ${isOfSuspended('reviews')}`;
  // This comes before the update, which takes the lock of the decision numbers.
  const closed = isShown ? [] : await closeReportsAbout(tx, { kind: 'review', id }, now);
  await tx.execute(sql`
    update reviews set decided_at = ${toTimestamp(now)}, status_reason = ${isShown ? null : reason},
      status = case when ${!isShown} then 'refused' when ${isDue} then 'published'
        else 'waiting' end,
      published_at = case when ${isShown} and ${isDue}
        then coalesce(published_at, ${toTimestamp(now)}) else published_at end
    where id = ${id}`);
  return { decisionId: null, closed };
}

/** Gives back what the decision took away, unless a newer decision took it away, too. */
async function reverse(tx: Transaction, subject: StaffSubject, now: number): Promise<Done> {
  const { appeal, accountId } = subject;
  if (appeal?.noticeId || appeal?.hasNewer) return { decisionId: null, before: { ...NOTHING } };
  if (appeal?.action === 'suspend' && accountId !== null) {
    return subject.isSuspended
      ? restore(tx, accountId, now)
      : { decisionId: null, before: { ...NOTHING } };
  }
  const things = thingOf(subject);
  const [thing] = things;
  const before = { ...NOTHING, things };
  if (!thing) return { decisionId: null, before };
  if (thing.status !== 'approved') {
    const { decisionId } = await setPublic(tx, thing, { decision: 'approved', reason: null }, now);
    return { decisionId, before };
  }
  if (thing.kind === 'service' || thing.kind === 'event') {
    await tx.execute(sql`
      update ${sql.identifier(`${thing.kind}s`)} set status_reason = null where id = ${thing.id}`);
  }
  return { decisionId: null, before };
}

/** If the thing is taken down, an appeal about a notice ends as `reverse`. */
async function closeAppeal(
  tx: Transaction,
  { id, appeal }: StaffSubject,
  { action, text }: Verdict,
  { decisionId, before }: Done,
  now: number,
): Promise<Done> {
  const noticeId = appeal?.noticeId ?? null;
  await tx.execute(sql`
    update appeals set decided_at = ${toTimestamp(now)}, answer = ${text},
      outcome = ${action === 'stays' ? 'stays' : 'reverse'}
    where id = ${Number(id)}`);
  const answered = noticeId === null ? null : { noticeId, by: appeal?.decisionId ?? 0 };
  return { decisionId, before: { ...before, closedAppeal: Number(id), answered } };
}

/** If the thing is public, it stays public. The reason marks it as not approved. */
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
    const verdict = { decision: 'rejected', reason: text } as const;
    const { decisionId, closed } = await setPublic(tx, thing, verdict, now);
    return { decisionId, before: { ...before, closedReports: closed } };
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
  await holdThings(tx, accountId);
  const { rows } = await tx.execute(sql`
    select t.kind, t.id, t.name, t.status, l.status_reason as "statusReason",
      ${epochMs(sql`l.waiting_since`)} as "waitingSince"
    from ${thingsOf(sql`${accountId}::integer`)} t
      left join (
        select 'service' as kind, id, status_reason, waiting_since from services
          where account_id = ${accountId}
        union all select 'event', id, status_reason, waiting_since from events
          where account_id = ${accountId}) l
        on l.kind = t.kind and l.id::text = t.id
    where t.status = 'approved' order by t.kind, t.id`);
  const things = z.array(Thing).parse(rows);
  await tx.execute(sql`
    update accounts set suspended_at = ${toTimestamp(now)}, takes_bookings = false where id = ${accountId}`);
  const closedReports: number[] = [];
  for (const thing of things) {
    const { closed } = await setPublic(tx, thing, { decision: 'delisted', reason: text }, now);
    closedReports.push(...closed);
  }
  return { decisionId: null, before: { ...NOTHING, things, closedReports, wasSuspended: false } };
}

const Suspension = z.object({ id: z.number(), before: Before.nullable() });

/** Restores status, reason and waiting time. Reopening an account does not approve an edit. */
export async function putMarksBack(tx: Transaction, thing: z.infer<typeof Thing>): Promise<void> {
  if (thing.kind !== 'service' && thing.kind !== 'event') return;
  // With this setting, triggers keep the approved copies (`keep_approved_copy`).
  await tx.execute(sql`select set_config('settln.taking_back', 'on', true)`);
  await tx.execute(sql`
    update ${sql.identifier(`${thing.kind}s`)} set status = ${thing.status},
      status_reason = ${thing.statusReason}, waiting_since = ${toTimestamp(thing.waitingSince)}
    where id = ${thing.id}`);
  await tx.execute(sql`select set_config('settln.taking_back', '', true)`);
}

/** Publishes again what the suspension took down, unless there was a decision about it since. */
async function restore(tx: Transaction, accountId: number, now: number): Promise<Done> {
  await holdThings(tx, accountId);
  const { rows } = await tx.execute(sql`
    select d.id, d.before from staff_decisions d
    where d.account_id = ${accountId} and d.action = 'suspend'
      and not ${isUndone('d')}
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
    await putMarksBack(tx, thing);
  }
  return { decisionId: null, before: { ...NOTHING, things, wasSuspended: true } };
}

/** Returns what is needed to undo the decision. */
export async function act(
  tx: Transaction,
  subject: StaffSubject,
  verdict: Verdict,
  now: number,
): Promise<Done> {
  const done = await actOn(tx, subject, verdict, now);
  return subject.appeal ? closeAppeal(tx, subject, verdict, done, now) : done;
}

async function actOn(
  tx: Transaction,
  subject: StaffSubject,
  { action, text }: Verdict,
  now: number,
): Promise<Done> {
  const { about, accountId } = subject;
  const things = thingOf(subject);
  const [thing] = things;
  const reported = { kind: about.kind as ReportedKind, id: about.id };
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
      const closed = await closeReportsAbout(tx, reported, now);
      done.before.closedReports.push(...closed);
      return done;
    }
    case 'reverse':
      return reverse(tx, subject, now);
    case 'stays':
      return { decisionId: null, before: NOTHING };
    case 'keep': {
      const closed = await closeReportsAbout(tx, reported, now);
      return {
        decisionId: null,
        before: { ...NOTHING, closedReports: closed },
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
      return { decisionId, before: { ...NOTHING, things, closedReports: closed } };
    }
  }
}
