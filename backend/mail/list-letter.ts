import type { BookingFacts } from './booking-facts';
import { whyFooter } from './customer-letters';
import type { Block, Letter } from './letter';
import { letterTexts } from './letter-language';
import { plainNameInMail } from './name-in-mail';
import type { Sender } from './sender';
import { dayAndTime, managePage } from './visit-parts';

/** A visit, and the kind of the mail that would have been about it alone. */
interface Told {
  facts: BookingFacts;
  kind: string;
}

/** Each visit once, and all of a series that is confirmed. */
function visitsOf(told: readonly Told[]): Told[] {
  const all = told.flatMap(({ facts, kind }) => [
    { facts, kind },
    ...(kind === 'booked' ? facts.series : []).map((visit) => ({
      facts: { ...facts, ...visit },
      kind,
    })),
  ]);
  const byId = new Map(all.map((one) => [`${one.facts.accountId}-${one.facts.bookingId}`, one]));
  // The others of a series are known by their start alone.
  for (const one of told) byId.set(`${one.facts.accountId}-${one.facts.bookingId}`, one);
  return [...byId.values()].sort((a, b) => a.facts.startsAt - b.facts.startsAt);
}

function newsOf({ facts, kind }: Told): string {
  if (facts.status === 'cancelled') return letterTexts('mail.cancelled')('title');
  const person = plainNameInMail(facts.person?.name ?? null);
  if (kind === 'given' && person) return letterTexts('mail.given')('title', { person });
  if (kind === 'booked' || kind === 'reminder') return letterTexts('mail.booked')('title');
  const isOtherStart = facts.movedFrom !== null;
  return letterTexts(isOtherStart ? 'mail.rearranged' : 'mail.changed')('title');
}

/** What waited for one mailbox, as it stands now. `told` is not empty. */
export function listLetter(told: readonly Told[], sender: Sender): Letter | null {
  const [first] = told;
  if (!first) return null;
  const t = letterTexts('mail.list');
  const visits = visitsOf(told);
  return {
    subject: t('title'),
    preheader: t('lead'),
    title: t('title'),
    lead: t('lead'),
    tone: 'warm',
    sections: visits.map(({ facts, kind }): Block[] => [
      {
        is: 'words',
        heading: facts.service.name,
        lines: [newsOf({ facts, kind })],
        look: 'plain',
      },
      {
        is: 'buttons',
        buttons: [
          {
            label: letterTexts('mail.series')('visit', dayAndTime(facts.startsAt)),
            href: managePage(facts, sender),
            isPrimary: false,
          },
        ],
      },
    ]),
    footer: whyFooter(first.facts, sender),
    calendar: null,
  };
}
