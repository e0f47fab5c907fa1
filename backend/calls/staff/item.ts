import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import { findMailed } from '@/backend/calls/visits/visit-rows';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { mailLanguageOf } from '@/backend/mail/verdict-letter';
import { type Queries, readDecided } from '@/backend/moderation/staff-decisions';
import type { HostTable } from '@/lib/shared/contract/host';
import { actionsFor } from '@/lib/shared/domain/staff/room';
import { isOwn } from './own';
import { claimsAt } from './queue';
import { requireStaff, type StaffMember, writeLog } from './session';
import { findStaffSubject, isGivenBack, type StaffSubject, thingsOf, toDecidable } from './subject';

const MOST_SHOWN = 20;

/** Fields that are pictures, or that are not shown. */
const NOT_FIELDS = ['id', 'account_id', 'pictures', 'items', 'media', 'poster'];
const PICTURES = ['profile_image_url', 'image_url'];

type Content = Record<string, unknown>;

const Items = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    secondName: z.string().optional(),
    secondDescription: z.string().optional(),
    priceMinor: z.number(),
    durationMinutes: z.number(),
  }),
);
const Texts = z.array(z.string());

function toText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function picturesIn(content: Content): string[] {
  const single = PICTURES.flatMap((key) => toText(content[key]) ?? []);
  return [...single, ...Texts.catch([]).parse(content.pictures ?? [])];
}

/** Items are compared by id, because two may have the same name. */
function itemsIn(content: Content): Map<string, string> {
  const items = Items.catch([]).parse(content.items ?? []);
  return new Map(items.map(({ id, ...item }) => [`item/${id}`, JSON.stringify(item)]));
}

function fieldsOf(before: Content | null, after: Content) {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !NOT_FIELDS.includes(name) && !PICTURES.includes(name),
  );
  const [oldItems, items] = [itemsIn(before ?? {}), itemsIn(after)];
  const numbers = [...new Set([...oldItems.keys(), ...items.keys()])];
  return [
    ...names.map((name) => ({
      name: name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      before: before && toText(before[name]),
      after: toText(after[name]),
    })),
    ...numbers.map((name) => ({
      name,
      before: oldItems.get(name) ?? null,
      after: items.get(name) ?? null,
    })),
  ];
}

const Copy = z.object({ copy: z.record(z.string(), z.unknown()), takenAt: z.number() });

async function findCopy(db: Queries, { about }: StaffSubject) {
  if (about.kind !== 'service' && about.kind !== 'event') return null;
  const { rows } = await db.execute(sql`
    select copy, ${epochMs(sql`taken_at`)} as "takenAt" from approved_copies
    where kind = ${about.kind} and subject_id = ${about.id}`);
  return rows[0] ? Copy.parse(rows[0]) : null;
}

const Account = z.object({
  id: z.number(),
  name: z.string(),
  since: z.number(),
  suspendedAt: z.number().nullable(),
  bookings: z.number(),
  cancelledByIt: z.number(),
  coming: z.number(),
  noticesOpen: z.number(),
  noticesClosed: z.number(),
  things: z.array(
    z.object({
      kind: z.enum(['service', 'event', 'slate']),
      id: z.string(),
      name: z.string(),
      status: z.string(),
    }),
  ),
});

async function findAccount(db: Queries, accountId: number | null, now: number) {
  if (accountId === null) return null;
  const { rows } = await db.execute(sql`
    select a.id, a.name, ${epochMs(sql`a.created_at`)} as since, ${epochMs(sql`a.suspended_at`)} as "suspendedAt",
      b.bookings, b.cancelled as "cancelledByIt", b.coming, t.things,
      n.open as "noticesOpen", n.closed as "noticesClosed"
    from accounts a,
      lateral (select coalesce(json_agg(t.* order by t.status, t.name), '[]') as things
        from ${thingsOf(sql`a.id`)} t) t,
      lateral (select count(*)::int as bookings,
          (count(*) filter (where status = 'cancelled' and cancelled_by = 'provider'))::int as cancelled,
          (count(*) filter (where status = 'confirmed' and lower(during) > ${toTimestamp(now)}))::int as coming
        from bookings where account_id = a.id) b,
      lateral (select (count(*) filter (where closed_at is null))::int as open,
          (count(*) filter (where closed_at is not null))::int as closed
        from ${thingsOf(sql`a.id`)} k
          join reports r on r.kind = k.kind and r.subject_id = k.id) n
    where a.id = ${accountId}`);
  if (!rows[0]) return null;
  const account = Account.parse(rows[0]);
  return {
    ...account,
    publicThings: account.things.filter(({ status }) => status === 'approved').length,
  };
}

const Notices = z.array(
  z.object({
    id: z.number(),
    reason: z.string(),
    text: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    isInGoodFaith: z.boolean(),
    at: z.number(),
    isOpen: z.boolean(),
  }),
);

/**
 * Reads all open notices, because one decision closes them all. They hold personal data, so looking
 * at them is logged.
 */
async function readNotices(db: Queries, { about }: StaffSubject, by: StaffMember, now: number) {
  const { rows } = await db.execute(sql`
    select id, reason, text, name, email, in_good_faith as "isInGoodFaith",
      ${epochMs(sql`reported_at`)} as at, closed_at is null as "isOpen"
    from (select *, row_number() over (partition by closed_at is null order by reported_at desc, id desc) as nth
      from reports where kind = ${about.kind} and subject_id = ${about.id}) found
    where closed_at is null or nth <= ${MOST_SHOWN}
    order by closed_at is not null, nth`);
  const notices = Notices.parse(rows);
  if (notices.some(({ text, name, email }) => text || name || email)) {
    const { kind, id: subjectId } = about;
    const note = 'notices';
    await writeLog(db, { staffId: by.id, action: 'viewed', kind, subjectId, note }, now);
  }
  return notices;
}

/** Looking at a review is logged, because customers' words are personal data. */
async function logReview(db: Queries, { about }: StaffSubject, by: StaffMember, now: number) {
  if (about.kind !== 'review') return;
  const { kind, id: subjectId } = about;
  await writeLog(db, { staffId: by.id, action: 'viewed', kind, subjectId, note: 'review' }, now);
}

const Claim = z.object({ staffId: z.number(), name: z.string(), until: z.number() });

async function findClaim(db: Queries, kind: string, id: string, now: number) {
  const { rows } = await db.execute(sql`
    select staff_id as "staffId", name, until from ${claimsAt(now)} c
    where c.kind = ${kind} and c.subject_id = ${id}`);
  return rows[0] ? Claim.parse(rows[0]) : null;
}

/** Whether the appeal is against the member's own decision, and somebody else could decide. */
export const isDecidedBy = ({ appeal }: StaffSubject, { userId }: StaffMember) =>
  appeal?.decidedByUser === userId && appeal.hasOthers;

export const getStaffItem: Call<HostTable['getStaffItem']> = async ({ query }, { db, now }) => {
  const member = await requireStaff(db, query.signIn, now());
  const subject = await findStaffSubject(db, query.kind, query.id);
  if (!subject) return { item: null };
  const { about, accountId, content } = subject;
  const reviewId = about.kind === 'review' ? about.id : null;
  const [copy, account, notices, , decided, claim, own, mailLanguage] = await Promise.all([
    findCopy(db, subject),
    findAccount(db, accountId, now()),
    readNotices(db, subject, member, now()),
    logReview(db, subject, member, now()),
    readDecided(
      db,
      accountId === null
        ? sql`(d.kind, d.subject_id) in ((${about.kind}, ${about.id}), (${query.kind}, ${query.id}))`
        : sql`d.account_id = ${accountId} or (d.kind, d.subject_id) in ((${about.kind}, ${about.id}), (${query.kind}, ${query.id}))`,
      MOST_SHOWN,
    ),
    findClaim(db, query.kind, query.id, now()),
    isOwn(db, subject, member),
    mailLanguageOf(db, accountId, reviewId),
  ]);
  const appealedId = subject.appeal?.decisionId;
  if (appealedId !== undefined && !decided.some(({ id }) => id === appealedId)) {
    decided.push(...(await readDecided(db, sql`d.id = ${appealedId}`, 1)));
  }
  return {
    item: {
      kind: query.kind,
      id: query.id,
      about,
      name: subject.title ?? subject.name,
      version: subject.version,
      status: subject.status,
      waitingSince: subject.waitingSince,
      copyTakenAt: copy?.takenAt ?? null,
      isOwn: own,
      mailLanguage,
      actions: own || isDecidedBy(subject, member) ? [] : actionsFor(toDecidable(subject)),
      fields: about.kind === 'account' ? [] : fieldsOf(copy?.copy ?? null, content),
      pictures: { before: copy ? picturesIn(copy.copy) : [], after: picturesIn(content) },
      files: ['media', 'poster'].flatMap((key) => toText(content[key]) ?? []),
      notices,
      account,
      decided,
      appeal: subject.appeal && {
        text: subject.appeal.text,
        at: subject.appeal.sentAt,
        decisionId: subject.appeal.decisionId,
        noticeId: subject.appeal.noticeId,
        isMine: isDecidedBy(subject, member),
        isGivenBack: isGivenBack(subject),
      },
      claim,
    },
  };
};

const Bookings = z.array(
  z.object({
    id: z.number(),
    startsAt: z.number(),
    customer: z.string(),
    email: z.string().nullable(),
  }),
);

export const listStaffBookings: Call<HostTable['listStaffBookings']> = async (
  { query },
  { db, now, outbox, linkSecret },
) => {
  const member = await requireStaff(db, query.signIn, now());
  const accountId = Number(query.accountId);
  const entry = { action: 'viewed', kind: 'account', subjectId: accountId, note: 'bookings' };
  await writeLog(db, { staffId: member.id, ...entry }, now());
  const { rows } = await db.execute(sql`
    select id, ${epochMs(sql`lower(during)`)} as "startsAt", coalesce(customer_name, '') as customer,
      customer_email as email
    from bookings where account_id = ${accountId} and status = 'confirmed'
      and lower(during) > ${toTimestamp(now())} order by lower(during), id limit 500`);
  const bookings = Bookings.parse(rows);
  const addresses = new Set(bookings.flatMap(({ email }) => email ?? []));
  const mailed = await findMailed([...addresses], { db, now, outbox, linkSecret });
  return {
    bookings: bookings.map(({ email, ...booking }) => ({
      ...booking,
      hasEmail: email !== null && mailed.has(email),
    })),
  };
};
