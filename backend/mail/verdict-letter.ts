import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { epochMs } from '@/backend/db/instants';
import { idIn, isMarked, isReportedPublic, isUndone, numberIn } from '@/backend/db/moderation-sql';
import { readerTexts } from '@/backend/texts/refusal';
import { DECIDED_KINDS } from '@/lib/shared/contract/moderation';
import { REASON_IDS, REASONS } from '@/lib/shared/domain/moderation/clauses';
import { isAgainst, STAFF_ACTIONS } from '@/lib/shared/domain/staff/room';
import type { Locale } from '@/lib/shared/texts/locales';
import { formatLongDate } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { appealPath } from '@/lib/shared/url/appeal-url';
import { paths } from '@/lib/shared/url/paths';
import { eventPath, servicePath } from '@/lib/shared/url/portal-paths';
import { findOwner, withChoices } from './account-letters';
import { toAppealToken } from './appeal-token';
import { approvalLetter } from './approval-letter';
import { hasStopped } from './has-stopped';
import type { Block, Letter } from './letter';
import { letterLink, letterLocale, letterTexts, writeIn } from './letter-language';
import type { Sender } from './sender';
import { toText } from './to-text';

const Found = z.object({
  number: z.number().nullable(),
  kind: z.string(),
  subjectId: z.string(),
  name: z.string(),
  action: z.enum(STAFF_ACTIONS),
  reasonId: z.enum(REASON_IDS).nullable(),
  text: z.string().nullable(),
  isPublic: z.boolean(),
  byNotice: z.boolean(),
  isMarked: z.boolean(),
  decidedAt: z.number(),
  /** The action against which there was an appeal. */
  appealed: z.string().nullable(),
  /** Set for a decision about a review: the mail goes to the review's writer. */
  reviewId: z.string().nullable(),
});
/** `number` is null until the decision is made. */
export type Verdict = z.infer<typeof Found>;

const SUBJECT = sql`d.subject_id`;

/** SQL: the id of the review that `d` is about, or null. */
export const DECIDED_REVIEW = sql`case when d.kind = 'review' then d.subject_id else (
  select o.subject_id from appeals p join staff_decisions o on o.id = p.decision_id
  where p.id = d.appeal_id and o.kind = 'review') end`;

/**
 * Returns null if the decision was undone or erased, if it is a suspension that is over, or if a
 * later release made its kind.
 */
export async function findVerdict(
  db: Pick<Database, 'execute'>,
  id: number,
): Promise<Verdict | null> {
  const { rows } = await db.execute(sql`
    select d.id as number, d.kind, d.subject_id as "subjectId", d.name, d.action,
      d.reason_id as "reasonId", d.text, d.notice_id is not null as "byNotice",
      ${epochMs(sql`d.decided_at`)} as "decidedAt",
      case d.kind
        when 'account' then exists (
          select from accounts where id = ${numberIn(SUBJECT)} and suspended_at is null)
        when 'review' then exists (select from reviews
          where id = ${idIn(SUBJECT)} and status in ('published', 'waiting'))
        -- What is decided about is here, unless it is gone.
        when 'slate' then exists (
          select from slates where id = ${idIn(SUBJECT)} and status = 'approved')
        else ${isReportedPublic('d')} end as "isPublic",
      (select o.action from appeals p join staff_decisions o
        on o.id = coalesce(p.decision_id, p.answered_by) where p.id = d.appeal_id) as appealed,
      ${isMarked('about.id')} as "isMarked", about.id as "reviewId"
    from staff_decisions d, lateral (select ${DECIDED_REVIEW} as id) about
    where d.id = ${id} and d.name <> ''
      and not ${isUndone('d')}
      and (d.action <> 'suspend' or exists (
        select from accounts where id = d.account_id and suspended_at is not null))`);
  return Found.safeParse(rows[0]).data ?? null;
}

export async function isMarkedReview(
  db: Pick<Database, 'execute'>,
  reviewId: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select ${isMarked('about.id')} as is from (select ${reviewId}::text as id) about`);
  return rows[0]?.is ?? false;
}

/** Finds the writer of a review. Returns null if they are not known any more. */
export async function findWriter(
  db: Pick<Database, 'execute'>,
  reviewId: string,
): Promise<{ email: string; language: string | null } | null> {
  const { rows } = await db.execute<{ email: string; language: string | null }>(sql`
    select b.customer_email as email, b.customer_language as language
    from reviews r join bookings b on b.account_id = r.account_id and b.id = r.booking_id
    where r.id = ${idIn(sql`${reviewId}::text`)} and b.customer_email is not null`);
  return rows[0] ?? null;
}

/** Finds who is told of a decision: the account's owner, or the writer of a review. */
function findReader(db: Database, accountId: number, reviewId: string | null) {
  return reviewId === null ? findOwner(db, accountId) : findWriter(db, reviewId);
}

/**
 * The language of the mail about a decision, even where no mail is sent. Null if nobody can be
 * told.
 */
export async function mailLanguageOf(
  db: Database,
  accountId: number | null,
  reviewId: string | null,
): Promise<Locale | null> {
  const reader = accountId === null ? null : await findReader(db, accountId, reviewId);
  return reader && writeIn(reader.language, letterLocale);
}

function reverseLead({ name, appealed, reviewId, isPublic }: Verdict): string {
  const t = letterTexts('mail.verdict');
  if (!isPublic) return t('reverseOnlyLead', { name });
  // The appealed decision may have taken nothing away: the thing was public all along, or never
  // before.
  const tookNothing = reviewId === null && (appealed === 'ask' || appealed === 'refuse');
  return t(tookNothing ? 'reversePublicLead' : 'reverseLead', { name });
}

function leadOf(verdict: Verdict): string {
  const { kind, name, action, isPublic } = verdict;
  const t = letterTexts('mail.verdict');
  switch (action) {
    case 'ask':
      return isPublic ? t('askPublicLead', { name }) : t('askLead', { name });
    case 'takeDown':
      return t('takeDownLead', { kind, name });
    case 'suspend':
      return t('suspendLead');
    case 'restore':
      return t('restoreLead');
    case 'reverse':
      return reverseLead(verdict);
    case 'stays':
      return t('staysLead', { name });
    default:
      return t('refuseLead', { kind, name });
  }
}

function titleOf({ kind, name, action }: Verdict): string {
  const t = letterTexts('mail.verdict');
  switch (action) {
    case 'ask':
      return t('askSubject', { name });
    case 'takeDown':
      return t('takeDownSubject', { kind });
    case 'suspend':
      return t('suspendSubject');
    case 'restore':
      return t('restoreSubject');
    case 'reverse':
      return t('reverseSubject');
    case 'stays':
      return t('staysSubject');
    default:
      return t('refuseSubject', { kind });
  }
}

/** Says in words who decided. Uses `person` if no program took part. */
export function whoOf(marked: boolean, person: string): string {
  return marked ? letterTexts('moderation.appeal')('marked') : person;
}

/**
 * In the order that the law asks for: when it was decided, by which clause, because of what, and by
 * whom.
 */
function factsOf({ number, reasonId, byNotice, isMarked: marked, decidedAt }: Verdict): Block {
  const t = letterTexts('mail.verdict');
  const title = letterTexts('moderation.clauses');
  const text = letterTexts('moderation.clauseTexts');
  const day = formatLongDate(decidedAt, VENUE_ZONE.id, letterLocale());
  const named = reasonId && REASONS[reasonId].clause;
  const clause = named && {
    term: t('why'),
    value: t('clause', { section: title(named), quote: text(named) }),
  };
  const ledTo = byNotice && { term: t('ledTo'), value: t('notice') };
  return {
    is: 'facts',
    look: 'rows',
    facts: [
      { term: t('decided'), value: day },
      ...(clause ? [clause] : []),
      ...(ledTo ? [ledTo] : []),
      { term: t('who'), value: whoOf(marked, t('person')) },
      {
        term: t('number'),
        value: number === null ? t('numberLater') : t('numberOf', { number: String(number) }),
      },
    ],
  };
}

function ownButton({ kind, subjectId }: Pick<Verdict, 'kind' | 'subjectId'>, sender: Sender) {
  const t = letterTexts('mail.decided');
  if (kind === 'service') {
    return { label: t('openService'), href: letterLink(sender, servicePath(subjectId)) };
  }
  if (kind === 'event')
    return { label: t('openEvent'), href: letterLink(sender, eventPath(subjectId)) };
  return null;
}

function buttonsOf(verdict: Verdict, sender: Sender): Block {
  const { kind, subjectId, action, number } = verdict;
  const t = letterTexts('mail.decided');
  if (isAgainst(action)) {
    const label = letterTexts('mail.verdict')('appeal');
    const token = number === null ? '' : toAppealToken(number, sender.linkSecret);
    const appeal = { label, href: letterLink(sender, appealPath(token)), isPrimary: false };
    const own = ownButton({ kind, subjectId }, sender);
    return {
      is: 'buttons',
      buttons: own ? [{ ...own, isPrimary: true }, appeal] : [{ ...appeal, isPrimary: true }],
    };
  }
  const contact = { label: t('writeToUs'), href: letterLink(sender, paths.contact) };
  if (kind !== 'service' && kind !== 'event') {
    return { is: 'buttons', buttons: [{ ...contact, isPrimary: true }] };
  }
  const own = ownButton({ kind, subjectId }, sender) ?? contact;
  return {
    is: 'buttons',
    buttons: [
      { ...own, isPrimary: true },
      { ...contact, isPrimary: false },
    ],
  };
}

export function verdictLetter(verdict: Verdict, sender: Sender): Letter {
  const { kind, subjectId, name, action, text, reviewId } = verdict;
  const known = DECIDED_KINDS.find((one) => one === kind);
  if (action === 'approve' && known)
    return approvalLetter({ kind: known, subjectId, name }, sender);
  const t = letterTexts('mail.verdict');
  const title = titleOf(verdict);
  const isAnswer = action === 'reverse' || action === 'stays';
  const saw: Block[] = text
    ? [
        {
          is: 'words',
          heading: t(isAnswer ? 'answerHeading' : 'facts'),
          lines: [text],
          look: 'plain',
        },
      ]
    : [];
  const objection: Block[] = isAgainst(action)
    ? [{ is: 'words', heading: '', lines: [t('objection')], look: 'small' }]
    : [];
  return {
    subject: title,
    preheader: text ?? '',
    title,
    lead: leadOf(verdict),
    tone: action === 'restore' || action === 'reverse' ? 'warm' : 'calm',
    sections: [
      [factsOf(verdict)],
      ...(saw.length > 0 ? [saw] : []),
      [buttonsOf(verdict, sender), ...objection],
    ],
    footer: {
      text: t(reviewId === null ? 'footer' : 'reviewFooter', { product: sender.productName }),
      links: [],
    },
    calendar: null,
  };
}

/** Shown to the staff, so they hold no customer's address. Returns none if nobody gets mail. */
export async function lettersOf(db: Database, accountId: number, verdict: Verdict, sender: Sender) {
  const { reviewId } = verdict;
  const reader = await findReader(db, accountId, reviewId);
  if (!reader) return [];
  if (reviewId !== null && (await hasStopped(db, reader.email, sender.linkSecret))) return [];
  return writeIn(reader.language, () => {
    const plain = verdictLetter(verdict, sender);
    const letter = reviewId === null ? withChoices(plain, sender) : plain;
    const to = reviewId === null ? reader.email : readerTexts('mail.verdict')('writer');
    const text = toText(letter, sender.productName);
    return [{ to, subject: letter.subject, text, language: letterLocale() }];
  });
}
