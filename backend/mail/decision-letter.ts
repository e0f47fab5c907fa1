import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { decisions } from '@/backend/db/moderation-schema';
import type { Texts } from '@/lib/texts/texts';
import { paths, providerPath } from '@/lib/url/paths';
import { eventPath, servicePath } from '@/lib/url/portal-paths';
import { slatePath } from '@/lib/url/slate-url';
import { publicEventPath } from '@/lib/url/whats-on-url';
import type { Block, Letter } from './letter';
import { letterLink, letterTexts } from './letter-language';
import type { Sender } from './sender';

export async function findDecision(db: Database, decisionId: number) {
  const [decision] = await db.select().from(decisions).where(eq(decisions.id, decisionId));
  return decision ?? null;
}
export type Decision = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

function pageOf({ kind, subjectId }: Decision): string {
  return kind === 'service' ? providerPath(subjectId) : publicEventPath(subjectId);
}

function nextStep({ kind, subjectId, decision }: Decision, t: Texts<'mail.decided'>) {
  if (kind === 'service') return { label: t('openService'), path: servicePath(subjectId) };
  if (kind === 'event') return { label: t('openEvent'), path: eventPath(subjectId) };
  return decision === 'approved'
    ? { label: t('openPost'), path: slatePath(subjectId) }
    : { label: t('writeToUs'), path: paths.contact };
}

function lastSection(decided: Decision, sender: Sender): Block[] {
  const t = letterTexts('mail.decided');
  const { label, path } = nextStep(decided, t);
  const own = { label, href: letterLink(sender, path) };
  if (decided.kind === 'slate' || decided.decision !== 'approved') {
    return [{ is: 'buttons', buttons: [{ ...own, isPrimary: true }] }];
  }
  const page = letterLink(sender, pageOf(decided));
  const see = t(decided.kind === 'service' ? 'seeService' : 'seeEvent');
  return [
    { is: 'words', heading: t('address'), lines: [page], look: 'plain' },
    {
      is: 'buttons',
      buttons: [
        { label: see, href: page, isPrimary: true },
        { ...own, isPrimary: false },
      ],
    },
  ];
}

export function decisionLetter(decided: Decision, sender: Sender): Letter {
  const t = letterTexts('mail.decided');
  const { kind, name, decision, reason } = decided;
  const title = t(`${decision}Subject`, { kind });
  return {
    subject: title,
    preheader: reason ?? '',
    title,
    lead: t(`${decision}Lead`, { kind, name }),
    tone: decision === 'approved' ? 'warm' : 'calm',
    sections: [
      ...(reason
        ? [[{ is: 'words', heading: t('reason'), lines: [reason], look: 'plain' } as const]]
        : []),
      lastSection(decided, sender),
    ],
    footer: { text: t('why', { kind, product: sender.productName }), links: [] },
    calendar: null,
  };
}
