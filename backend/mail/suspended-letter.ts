import { changesEnd } from '@/lib/shared/domain/booking/changes';
import { telephoneHref } from '@/lib/shared/domain/text/telephone';
import { leftToRight } from '@/lib/shared/texts/lists';
import type { BookingFacts } from './booking-facts';
import { whyFooter } from './customer-letters';
import type { Block, Letter } from './letter';
import { letterTexts } from './letter-language';
import type { Sender } from './sender';
import { dayAndTime, managePage, whenBlock } from './visit-parts';

export function suspendedLetter(facts: BookingFacts, sender: Sender, now: number): Letter {
  const t = letterTexts('mail.suspended');
  const { service, startsAt } = facts;
  const provider = service.name;
  const { phone } = service;
  const call = telephoneHref(phone)
    ? [t('call', { provider, phone: leftToRight(phone, t.locale) })]
    : [];
  const lines = changesEnd(startsAt) <= now ? call : [...call, t('cancel')];
  const next: Block[] =
    lines.length > 0 ? [{ is: 'words', heading: t('next'), lines, look: 'plain' }] : [];
  return {
    subject: t('subject', dayAndTime(startsAt)),
    preheader: t('preheader', { provider }),
    title: t('title'),
    lead: t('lead', { provider }),
    tone: 'calm',
    sections: [
      [whenBlock(facts)],
      [
        ...next,
        {
          is: 'buttons',
          buttons: [{ label: t('open'), href: managePage(facts, sender), isPrimary: true }],
        },
      ],
    ],
    footer: whyFooter(facts, sender),
    calendar: null,
  };
}
