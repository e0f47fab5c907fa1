import type { DECIDED_KINDS } from '@/lib/shared/contract/moderation';
import { providerPath } from '@/lib/shared/url/paths';
import { eventPath, servicePath } from '@/lib/shared/url/portal-paths';
import { slatePath } from '@/lib/shared/url/slate-url';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import type { Block, Letter } from './letter';
import { letterLink, letterTexts } from './letter-language';
import type { Sender } from './sender';

interface Approved {
  kind: (typeof DECIDED_KINDS)[number];
  subjectId: string;
  name: string;
}

function lastSection({ kind, subjectId }: Approved, sender: Sender): Block[] {
  const t = letterTexts('mail.decided');
  if (kind === 'slate') {
    const href = letterLink(sender, slatePath(subjectId));
    return [{ is: 'buttons', buttons: [{ label: t('openPost'), href, isPrimary: true }] }];
  }
  const isService = kind === 'service';
  const page = letterLink(sender, isService ? providerPath(subjectId) : publicEventPath(subjectId));
  const own = letterLink(sender, isService ? servicePath(subjectId) : eventPath(subjectId));
  return [
    { is: 'words', heading: t('address'), lines: [page], look: 'plain' },
    {
      is: 'buttons',
      buttons: [
        { label: t(isService ? 'seeService' : 'seeEvent'), href: page, isPrimary: true },
        { label: t(isService ? 'openService' : 'openEvent'), href: own, isPrimary: false },
      ],
    },
  ];
}

export function approvalLetter(approved: Approved, sender: Sender): Letter {
  const t = letterTexts('mail.decided');
  const { kind, name } = approved;
  const title = t('approvedSubject', { kind });
  return {
    subject: title,
    preheader: '',
    title,
    lead: t('approvedLead', { kind, name }),
    tone: 'warm',
    sections: [lastSection(approved, sender)],
    footer: { text: t('why', { kind, product: sender.productName }), links: [] },
    calendar: null,
  };
}
