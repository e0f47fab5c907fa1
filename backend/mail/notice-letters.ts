import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import {
  isMarked,
  isOwnerMailed,
  isReportedPublic,
  writerAddress,
} from '@/backend/db/moderation-sql';
import { OF_REVIEW, REPORT_REASONS, REPORTED_KINDS } from '@/lib/shared/domain/site/reports';
import { appealPath } from '@/lib/shared/url/appeal-url';
import { notMePath } from '@/lib/shared/url/booking-url';
import { paths } from '@/lib/shared/url/paths';
import { toAppealToken } from './appeal-token';
import { hasStopped } from './has-stopped';
import type { Block, Letter } from './letter';
import { letterLink, letterTexts } from './letter-language';
import type { Sender } from './sender';
import { toStopToken } from './stop-token';
import { whoOf } from './verdict-letter';

const Noticed = z.object({
  id: z.number(),
  kind: z.enum(REPORTED_KINDS),
  reason: z.enum(REPORT_REASONS),
  email: z.string(),
  language: z.string().nullable(),
  /** The action of the decision that answers the notice. Null while it is open. */
  action: z.string().nullable(),
  decisionId: z.number().nullable(),
  answer: z.string().nullable(),
  isPublic: z.boolean(),
  /** Whether the owner of the subject was told, too. */
  isOwnerTold: z.boolean(),
  writerEmail: z.string().nullable(),
  /** Whether a program marked the review. */
  isMarked: z.boolean(),
});
export type Noticed = Omit<z.infer<typeof Noticed>, 'writerEmail'>;

/** Returns null if the notice was erased. */
export async function findNotice(
  db: Database,
  id: number,
  linkSecret: string,
): Promise<Noticed | null> {
  const { rows } = await db.execute(sql`
    select r.id, r.kind, r.reason, r.email, r.language, d.action, d.text as answer,
      d.id as "decisionId",
      ${isReportedPublic('r')} as "isPublic",
      ${isOwnerMailed('r')} as "isOwnerTold", ${writerAddress('r')} as "writerEmail",
      r.kind = 'review' and ${isMarked('r.subject_id')} as "isMarked"
    from reports r left join staff_decisions d on d.id = r.answered_by
    where r.id = ${id} and r.email is not null`);
  const { data } = Noticed.safeParse(rows[0]);
  if (!data) return null;
  const { writerEmail, ...notice } = data;
  const isOwnerTold = notice.isOwnerTold && !(await hasStopped(db, writerEmail, linkSecret));
  return { ...notice, isOwnerTold };
}

/** Holds nothing that somebody typed, because the address may be a stranger's. */
function factsOf({ id, kind, reason }: Noticed): Block {
  const t = letterTexts('mail.notice');
  const reasons = letterTexts('report.reasons');
  const own = kind === 'review' ? OF_REVIEW[reason] : undefined;
  return {
    is: 'facts',
    look: 'rows',
    facts: [
      { term: t('about'), value: t('kinds', { kind }) },
      {
        term: t('reason'),
        value: own ? letterTexts('report.dialog')(own) : reasons(reason),
      },
      { term: t('number'), value: t('numberOf', { number: String(id) }) },
    ],
  };
}

/** Has a link with which a stranger can stop the mail. */
function footerOf({ email }: Noticed, sender: Sender) {
  const { productName, linkSecret } = sender;
  const label = letterTexts('mail.customer')('notMe');
  const href = letterLink(sender, notMePath(toStopToken(email, null, linkSecret)));
  const text = letterTexts('mail.notice')('footer', { product: productName });
  return { text, links: [{ label, href }] };
}

function letterOf(
  notice: Noticed,
  { subject, lead, sections }: Pick<Letter, 'subject' | 'lead' | 'sections'>,
  sender: Sender,
): Letter {
  return {
    subject,
    preheader: lead,
    title: subject,
    lead,
    tone: 'calm',
    sections,
    footer: footerOf(notice, sender),
    calendar: null,
  };
}

export function noticedLetter(notice: Noticed, sender: Sender): Letter | null {
  if (notice.action !== null) return null;
  const t = letterTexts('mail.notice');
  const subject = t('receivedSubject', { number: String(notice.id) });
  const sections = [[factsOf(notice)]];
  return letterOf(notice, { subject, lead: t('receivedLead'), sections }, sender);
}

type Lead = 'takenLead' | 'goneLead' | 'keepLead' | 'otherLead' | 'staysLead' | 'changedLead';

/** The subject may be gone for another reason than the decision. */
function leadOf({ action, isPublic, isOwnerTold }: Noticed): Lead {
  if (action === 'stays') return 'staysLead';
  if (action === 'reverse') return 'changedLead';
  if (action === 'keep') return isPublic ? 'keepLead' : 'goneLead';
  if (isPublic) return 'otherLead';
  return isOwnerTold ? 'takenLead' : 'goneLead';
}

export function noticeAnsweredLetter(notice: Noticed, sender: Sender): Letter {
  const t = letterTexts('mail.notice');
  const { id, action, answer, decisionId, isPublic } = notice;
  const isAnswer = action === 'keep' || action === 'stays' || action === 'reverse';
  // Texts of other decisions are written for the owner, and may be private.
  const why: Block[] =
    answer && isAnswer ? [{ is: 'words', heading: t('why'), lines: [answer], look: 'plain' }] : [];
  const contact = {
    label: t('writeToUs'),
    href: letterLink(sender, paths.contact),
    isPrimary: true,
  };
  // If the subject is gone, there is nothing to appeal for.
  const isAppealable = action === 'keep' && isPublic && decisionId !== null;
  const token = isAppealable ? toAppealToken(decisionId, sender.linkSecret, id) : '';
  const appeal = {
    label: letterTexts('mail.verdict')('appeal'),
    href: letterLink(sender, appealPath(token)),
    isPrimary: true,
  };
  return letterOf(
    notice,
    {
      subject: t('answeredSubject', { number: String(id) }),
      lead: t(leadOf(notice)),
      sections: [
        [factsOf(notice)],
        [
          ...why,
          {
            is: 'words',
            heading: t('who'),
            lines: [whoOf(notice.isMarked, t('person'))],
            look: 'plain',
          },
          { is: 'buttons', buttons: [isAppealable ? appeal : contact] },
          {
            is: 'words',
            heading: '',
            lines: [t(isAppealable ? 'appealing' : 'objection')],
            look: 'small',
          },
        ],
      ],
    },
    sender,
  );
}
