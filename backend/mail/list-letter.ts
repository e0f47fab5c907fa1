import type { BookingFacts } from './booking-facts';
import { whyFooter } from './customer-letters';
import type { Block, Letter } from './letter';
import { letterTexts } from './letter-language';
import { plainNameInMail } from './name-in-mail';
import type { Sender } from './sender';
import { dayAndTime, managePage } from './visit-parts';

/** A visit, and the kind of mail that it would have got if it were not listed with others. */
interface Told {
  facts: BookingFacts;
  kind: string;
}

const keyOf = ({ facts }: Told) => `${facts.accountId}-${facts.bookingId}`;

/**
 * Lists each visit once, and all visits of a confirmed series. Only the starts of those are known.
 */
function visitsOf(told: readonly Told[]): Told[] {
  const ofSeries = told.flatMap(({ facts, kind }) =>
    (kind === 'booked' ? facts.series : []).map((visit) => ({
      facts: { ...facts, ...visit },
      kind,
    })),
  );
  const visits = new Map([...ofSeries, ...told].map((one) => [keyOf(one), one]));
  return [...visits.values()].sort((a, b) => a.facts.startsAt - b.facts.startsAt);
}

function newsOf({ facts, kind }: Told): string {
  if (facts.status === 'cancelled') return letterTexts('mail.cancelled')('title');
  const person = plainNameInMail(facts.person?.name ?? null);
  if (kind === 'given' && person) return letterTexts('mail.given')('title', { person });
  if (kind === 'booked' || kind === 'reminder') return letterTexts('mail.booked')('title');
  const isOtherStart = facts.movedFrom !== null;
  return letterTexts(isOtherStart ? 'mail.rearranged' : 'mail.changed')('title');
}

/** Tells everything that waited for one mailbox, as it is now. */
export function listLetter(told: readonly Told[], sender: Sender): Letter {
  const [first] = told;
  if (!first) throw new Error('a list of no visit');
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
