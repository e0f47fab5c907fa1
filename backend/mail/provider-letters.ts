import { otherLanguageName } from '@/lib/shared/domain/language-name';
import { telephoneHref, whatsappHref } from '@/lib/shared/domain/text/telephone';
import { asWritten, namesInText, withCommas } from '@/lib/shared/texts/lists';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatShortDay, formatZone, localDay } from '@/lib/shared/time/format';
import { weekdayKeyOf } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { portalPath, visitPath } from '@/lib/shared/url/portal-url';
import { type BookingFacts, type DayVisits, shownKindOf } from './booking-facts';
import type { Block, Letter } from './letter';
import { letterLink, letterLocale, letterTexts } from './letter-language';
import { nameInMail, nameInSubject, sentenceInMail } from './name-in-mail';
import { providerFile } from './provider-file';
import type { Sender } from './sender';
import { beforeBlocks, dayAndTime, personBlocks, pricesBlock, whenBlock } from './visit-parts';

function customerBlocks({ customer, visitNumber }: BookingFacts, isNew: boolean): Block[] {
  const t = letterTexts('mail.provider');
  const ticket = letterTexts('booking.confirmed');
  const phone = customer.phone ?? '';
  const links = [
    { label: ticket('call'), href: telephoneHref(phone) },
    { label: ticket('whatsapp'), href: whatsappHref(phone) },
  ].filter(({ href }) => href);
  const times = letterTexts('calendar.visitNumber');
  const which = isNew && visitNumber !== null ? times('visit', { number: visitNumber }) : '';
  const other = otherLanguageName(customer.reads, letterLocale());
  const reads = other && letterTexts('calendar.visit')('reads', { language: other });
  const lines = [phone, customer.email ?? '', reads, which].filter(Boolean);
  return [
    { is: 'words', heading: nameInMail(customer.name) || t('noName'), lines, look: 'plain' },
    { is: 'buttons', buttons: links.map((link) => ({ ...link, isPrimary: false })) },
  ];
}

/** A customer's remark is sent only to a mailbox whose owner is certainly the provider. */
function remarkBlocks({ customer, account }: BookingFacts): Block[] {
  if (!customer.remark) return [];
  const sheet = letterTexts('calendar.visit');
  const inside = letterTexts('mail.provider')('remarkInside');
  const words = account.isProved ? sentenceInMail(customer.remark) : '';
  return [
    {
      is: 'words',
      heading: sheet('remark'),
      lines: [words || inside],
      look: 'plain',
    },
  ];
}

function dayBlock(facts: BookingFacts, visits: DayVisits, badge: string): Block {
  const t = letterTexts('mail.provider');
  return {
    is: 'agenda',
    heading: t('yourDay', {
      day: weekdayKeyOf(localDay(facts.startsAt, VENUE_ZONE.id)),
    }),
    rows: visits.map(({ id, startsAt, name, items }) => ({
      time: formatClock(startsAt, VENUE_ZONE.id, letterLocale()),
      name: nameInMail(name) || t('noName'),
      note: namesInText(items, letterLocale()),
      badge: id === facts.bookingId ? badge : '',
    })),
  };
}

type About = 'booked' | 'moved' | 'cancelled';

function subjectOf(kind: About | 'given', { customer, startsAt }: BookingFacts): string {
  const t = letterTexts('mail.provider');
  const at = dayAndTime(startsAt);
  const name = nameInSubject(customer.name);
  if (!name) return t(`${kind}Subject`, at);
  // Uses the short date, because a phone has no room for a name and a long date.
  const day = formatShortDay(startsAt, VENUE_ZONE.id, letterLocale());
  return t(`${kind}SubjectWithName`, { name, day, time: at.time });
}

export function providerLetter(
  kind: About,
  facts: BookingFacts,
  visits: DayVisits,
  sender: Sender,
  now: number,
): Letter {
  const t = letterTexts('mail.provider');
  const isOff = kind === 'cancelled';
  const shownKind = shownKindOf(kind, facts);
  const name = facts.account.firstName;
  const service = facts.service.name;
  const note = t('made', {
    zone: formatZone(facts.startsAt, VENUE_ZONE.id),
    ...dayAndTime(facts.createdAt),
  });
  const open = {
    label: isOff ? t('openCalendar') : t('open'),
    href: letterLink(sender, isOff ? portalPath('calendar') : visitPath(String(facts.bookingId))),
    isPrimary: true,
  };
  return {
    subject: subjectOf(shownKind, facts),
    preheader: withCommas(
      [nameInMail(facts.customer.name), ...facts.items.map((item) => item.name)].map(
        (name) => name && asWritten(name, t.locale),
      ),
      t.locale,
    ),
    title: t(`${shownKind}Title`),
    lead: t(`${shownKind}Lead`, { name, service }),
    tone: isOff ? 'calm' : 'warm',
    sections: [
      [
        whenBlock(facts, { isOff, note }),
        ...personBlocks(facts),
        ...(shownKind === 'moved' ? beforeBlocks(facts) : []),
      ],
      [...customerBlocks(facts, kind === 'booked'), ...(isOff ? [] : remarkBlocks(facts))],
      [pricesBlock(facts), { is: 'buttons', buttons: [open] }],
      ...(visits.length > 0
        ? [
            [
              dayBlock(
                facts,
                visits,
                shownKind === 'booked' ? t('new') : shownKind === 'moved' ? t('moved') : '',
              ),
            ],
          ]
        : []),
    ],
    footer: { text: t('why', { product: sender.productName }), links: [] },
    calendar: providerFile(facts, sender, now),
  };
}
