import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { OF_REVIEW, REPORT_REASONS, REPORTED_KINDS } from '@/lib/domain/site/reports';
import { textsFor } from '@/lib/texts/catalogue';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
import { appealPath } from '@/lib/url/appeal-url';
import { paths } from '@/lib/url/paths';
import { toAppealToken } from './appeal-token';
import type { Block, Letter } from './letter';
import type { Sender } from './sender';

const locale = DEFAULT_LOCALE;

const Noticed = z.object({
  id: z.number(),
  kind: z.enum(REPORTED_KINDS),
  reason: z.enum(REPORT_REASONS),
  email: z.string(),
  /** Of the decision that answers it; null while it is open. */
  action: z.string().nullable(),
  decisionId: z.number().nullable(),
  answer: z.string().nullable(),
});
/** A report with an address for an answer. */
export type Noticed = z.infer<typeof Noticed>;

/** Null for one that was erased. */
export async function findNotice(db: Database, id: number): Promise<Noticed | null> {
  const { rows } = await db.execute(sql`
    select r.id, r.kind, r.reason, r.email, d.action, d.text as answer,
      d.id as "decisionId"
    from reports r left join staff_decisions d on d.id = r.answered_by
    where r.id = ${id} and r.email is not null`);
  return Noticed.safeParse(rows[0]).data ?? null;
}

/** Nothing that was typed, since the address may be a stranger's. */
function factsOf({ id, kind, reason }: Noticed): Block {
  const t = textsFor(locale, 'mail.notice');
  const reasons = textsFor(locale, 'report.reasons');
  const own = kind === 'review' ? OF_REVIEW[reason] : undefined;
  return {
    is: 'facts',
    facts: [
      { term: t('about'), value: t('kinds', { kind }) },
      { term: t('reason'), value: own ? textsFor(locale, 'report.dialog')(own) : reasons(reason) },
      { term: t('number'), value: t('numberOf', { number: String(id) }) },
    ],
  };
}

function letterOf(
  { subject, lead, sections }: Pick<Letter, 'subject' | 'lead' | 'sections'>,
  sender: Sender,
): Letter {
  const t = textsFor(locale, 'mail.notice');
  return {
    subject,
    preheader: lead,
    title: subject,
    lead,
    tone: 'calm',
    sections,
    footer: { text: t('footer', { product: sender.productName }), links: [] },
    calendar: null,
  };
}

export function noticedLetter(notice: Noticed, sender: Sender): Letter {
  const t = textsFor(locale, 'mail.notice');
  const subject = t('receivedSubject', { number: String(notice.id) });
  return letterOf({ subject, lead: t('receivedLead'), sections: [[factsOf(notice)]] }, sender);
}

type Told = 'takenLead' | 'keepLead' | 'staysLead' | 'changedLead';
const TOLD: Partial<Record<string, Told>> = {
  takeDown: 'takenLead',
  suspend: 'takenLead',
  keep: 'keepLead',
  stays: 'staysLead',
  reverse: 'changedLead',
};

export function noticeAnsweredLetter(notice: Noticed, sender: Sender): Letter {
  const t = textsFor(locale, 'mail.notice');
  const { id, action, answer, decisionId } = notice;
  const told = TOLD[action ?? ''];
  // What the other side is told may name what only it may know.
  const why: Block[] =
    answer && told && told !== 'takenLead'
      ? [{ is: 'words', heading: t('why'), lines: [answer], look: 'plain' }]
      : [];
  const contact = {
    label: t('writeToUs'),
    href: `${sender.siteUrl}${paths.contact}`,
    isPrimary: true,
  };
  const isAppealable = action === 'keep' && decisionId !== null;
  const token = isAppealable ? toAppealToken(decisionId, sender.linkSecret, id) : '';
  const appeal = {
    label: textsFor(locale, 'mail.verdict')('appeal'),
    href: `${sender.siteUrl}${appealPath(token)}`,
    isPrimary: true,
  };
  return letterOf(
    {
      subject: t('answeredSubject', { number: String(id) }),
      lead: t(told ?? 'otherLead'),
      sections: [
        [factsOf(notice)],
        [
          ...why,
          { is: 'words', heading: t('who'), lines: [t('person')], look: 'plain' },
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
