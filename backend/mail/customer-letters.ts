import {
  googleCalendarHref,
  outlookCalendarHref,
} from '@/lib/shared/domain/booking/calendar-links';
import { changesEnd } from '@/lib/shared/domain/booking/changes';
import { formatEuro } from '@/lib/shared/domain/money';
import { telephoneHref } from '@/lib/shared/domain/text/telephone';
import { fullStopOf, leftToRight, namesInText } from '@/lib/shared/texts/lists';
import { localDay } from '@/lib/shared/time/format';
import { DAY_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { bookingPath, notMePath } from '@/lib/shared/url/booking-url';
import type { BookingFacts } from './booking-facts';
import { changeBlocks, mayMoveOnline } from './change-blocks';
import type { Block, Letter } from './letter';
import { letterLink, letterLocale, letterTexts } from './letter-language';
import { plainNameInMail, sentenceInMail } from './name-in-mail';
import type { Sender } from './sender';
import { toStopToken } from './stop-token';
import {
  appointmentOf,
  beforeBlocks,
  calendarFile,
  dayAndTime,
  managePage,
  personBlocks,
  placeBlocks,
  pricesBlock,
  spanOf,
  whenBlock,
} from './visit-parts';

function ticketBlock({ bookingId, customer }: BookingFacts): Block {
  const t = letterTexts('booking.confirmed');
  const name = plainNameInMail(customer.name);
  const facts = [{ term: t('bookingId'), value: String(bookingId) }];
  if (name) facts.push({ term: t('name'), value: name });
  if (customer.phone) facts.push({ term: t('phone'), value: customer.phone });
  return { is: 'facts', look: 'columns', facts };
}

/** For a reader who did not book, the footer has a link ("not me"). */
export function whyFooter(facts: BookingFacts, sender: Sender): Letter['footer'] {
  const t = letterTexts('mail.customer');
  const token = toStopToken(facts.customer.email ?? '', facts, sender.linkSecret);
  return {
    text: t('why'),
    links: [{ label: t('notMe'), href: letterLink(sender, notMePath(token)) }],
  };
}

function keepBlock(facts: BookingFacts, sender: Sender): Block {
  const t = letterTexts('mail.customer');
  const appointment = appointmentOf(facts, managePage(facts, sender));
  return {
    is: 'links',
    text: t('attached'),
    or: t('or'),
    links: [
      { label: t('google'), href: googleCalendarHref(appointment) },
      { label: t('outlook'), href: outlookCalendarHref(appointment) },
    ],
    end: fullStopOf(t.locale),
  };
}

function seriesBlocks(facts: BookingFacts, sender: Sender): Block[] {
  const others = facts.series.filter(({ bookingId }) => bookingId !== facts.bookingId);
  if (others.length === 0) return [];
  const t = letterTexts('mail.series');
  return [
    {
      is: 'words',
      heading: t('heading', { count: others.length }),
      lines: [t('lead')],
      look: 'small',
    },
    {
      is: 'buttons',
      buttons: others.map((visit) => ({
        label: t('visit', dayAndTime(visit.startsAt)),
        href: managePage({ ...facts, ...visit }, sender),
        isPrimary: false,
      })),
    },
  ];
}

export function arrangedLetter(
  kind: 'booked' | 'moved' | 'rearranged' | 'given',
  facts: BookingFacts,
  sender: Sender,
  now: number,
): Letter {
  const { day, time } = dayAndTime(facts.startsAt);
  const { name: provider, address } = facts.service;
  const place = address || provider;
  const booked = letterTexts('mail.booked');
  const moved = letterTexts('mail.moved');
  const ticket = letterTexts('booking.confirmed');
  const given = letterTexts('mail.given');
  const series = kind === 'booked' ? seriesBlocks(facts, sender) : [];
  const isSoon = changesEnd(facts.startsAt) <= now;
  const isMoved = kind === 'moved' || kind === 'rearranged';
  // The customer knows the start already: only length or price changed, or the provider told them.
  const isKnownStart = kind === 'rearranged' && facts.movedFrom === null;
  const rearranged = letterTexts(isKnownStart ? 'mail.changed' : 'mail.rearranged');
  const span = spanOf(facts);
  const total = formatEuro(facts.totalMinor, letterLocale());
  const person = plainNameInMail(facts.person?.name ?? null) || provider;
  const opening = {
    booked: {
      subject: booked('subject', { day, time }),
      preheader: booked('preheader', { time: span, place, total }),
      title: booked('title'),
      lead: booked('lead', { provider }),
    },
    moved:
      facts.movedFrom === null
        ? {
            subject: given('subject', { day, time }),
            preheader: given('preheader', { time: span, place }),
            title: given('title', { person }),
            lead: booked('lead', { provider }),
          }
        : {
            subject: moved('subject', { day, time }),
            preheader: given('preheader', { time: span, place }),
            title: moved('title'),
            lead: moved('lead', { provider }),
          },
    rearranged: {
      subject: rearranged('subject', { day, time }),
      preheader: rearranged('preheader', { time: span, place }),
      title: rearranged('title'),
      lead: rearranged('lead', {
        provider,
        when: !isSoon && mayMoveOnline(facts) ? 'later' : 'soon',
      }),
    },
    given: {
      subject: given('subject', { day, time }),
      preheader: given('preheader', { time: span, place }),
      title: given('title', { person }),
      lead: given('lead', { provider, person }),
    },
  }[kind];
  return {
    ...opening,
    tone: 'warm',
    sections: [
      [whenBlock(facts), ...personBlocks(facts), ...(isMoved ? beforeBlocks(facts) : [])],
      [ticketBlock(facts)],
      [pricesBlock(facts)],
      ...(series.length > 0 ? [series] : []),
      placeBlocks(facts, { isPrimary: isSoon }),
      [
        ...(isSoon
          ? []
          : changeBlocks(facts, sender, { heading: ticket('cameUp'), isPrimary: true })),
        keepBlock(facts, sender),
      ],
    ],
    footer: whyFooter(facts, sender),
    calendar: calendarFile(facts, sender, now, managePage(facts, sender)),
  };
}

function dayWord(startsAt: number, now: number): 'today' | 'tomorrow' | 'later' {
  const dayOf = (instant: number) => localDay(instant, VENUE_ZONE.id);
  if (dayOf(startsAt) === dayOf(now)) return 'today';
  // Also looks half a day ahead, so that tomorrow is found when a day has 23 or 25 hours.
  return [0.5, 1].some((days) => dayOf(startsAt) === dayOf(now + days * DAY_MS))
    ? 'tomorrow'
    : 'later';
}

export function reminderLetter(facts: BookingFacts, sender: Sender, now: number): Letter {
  const t = letterTexts('mail.reminder');
  const { day, time } = dayAndTime(facts.startsAt);
  const { name: provider, address } = facts.service;
  const place = address || provider;
  const total = formatEuro(facts.totalMinor, letterLocale());
  return {
    subject: t('subject', { day, time }),
    preheader: t('preheader', { time: spanOf(facts), place, total }),
    title: t('title', { when: dayWord(facts.startsAt, now), day, time }),
    lead: facts.account.takesBookings
      ? t('lead', { provider })
      : letterTexts('mail.suspended')('lead', { provider }),
    tone: 'warm',
    sections: [
      [whenBlock(facts), ...personBlocks(facts)],
      [pricesBlock(facts)],
      placeBlocks(facts, { isPrimary: true }),
      ...(changesEnd(facts.startsAt) <= now
        ? []
        : [
            changeBlocks(facts, sender, {
              heading: t('cannotCome'),
              before: facts.account.takesBookings ? t('gladOfTime') : '',
              isPrimary: false,
            }),
          ]),
    ],
    footer: whyFooter(facts, sender),
    calendar: calendarFile(facts, sender, now, managePage(facts, sender)),
  };
}

/**
 * If the reason is not fit for mail, or if the reader may be a stranger, links to the page that
 * shows it.
 */
function reasonBlocks(facts: BookingFacts, sender: Sender): Block[] {
  const t = letterTexts('mail.cancelled');
  const { cancelledBy, cancelReason, customer } = facts;
  if (cancelledBy !== 'provider' || !cancelReason) return [];
  const reason = customer.isKnown ? sentenceInMail(cancelReason) : '';
  if (reason) {
    return [{ is: 'words', heading: t('reason'), lines: [reason], look: 'plain' }];
  }
  const link = { label: t('readReason'), href: managePage(facts, sender), isPrimary: false };
  return [
    { is: 'words', heading: '', lines: [t('reasonOnPage')], look: 'plain' },
    { is: 'buttons', buttons: [link] },
  ];
}

export function cancelledLetter(facts: BookingFacts, sender: Sender, now: number): Letter {
  const t = letterTexts('mail.cancelled');
  const visit = letterTexts('mail.visit');
  const { account, bookingId, cancelledAt, cancelledBy, items, service, startsAt } = facts;
  const at = dayAndTime(cancelledAt ?? now);
  const byCustomer = cancelledBy === 'customer';
  const offered = items.filter(({ isGone }) => !isGone);
  const itemIds = offered.map(({ id }) => String(id));
  const isOffered = service.isPublic && account.takesBookings;
  const path = service.id && isOffered && bookingPath({ serviceId: service.id, itemIds });
  const phone = telephoneHref(service.phone) ? service.phone : '';
  const footer = whyFooter(facts, sender);
  const names = namesInText(
    items.map(({ name }) => name),
    t.locale,
  );
  const reason = reasonBlocks(facts, sender);
  const same: Block = {
    is: 'words',
    heading: '',
    lines: [t('sameServices', { count: items.length })],
    look: 'small',
  };
  const again: Block[] = path
    ? [
        {
          is: 'buttons',
          buttons: [{ label: t('bookAgain'), href: letterLink(sender, path), isPrimary: true }],
        },
        ...(offered.length === items.length ? [same] : []),
      ]
    : [];
  return {
    subject: t('subject', dayAndTime(startsAt)),
    preheader: t('preheader'),
    title: t('title'),
    lead: byCustomer ? t('byCustomer', at) : t('byProvider', { ...at, provider: service.name }),
    tone: 'calm',
    sections: [
      ...(reason.length > 0 ? [reason] : []),
      [
        whenBlock(facts, { isOff: true, note: visit('bookingId', { id: String(bookingId) }) }),
        ...personBlocks(facts),
      ],
      [{ is: 'words', heading: names, lines: [service.name], look: 'small' }],
      ...(again.length > 0 ? [again] : []),
    ],
    footer:
      byCustomer && phone
        ? {
            ...footer,
            text: `${t('notYou', { phone: leftToRight(phone, t.locale) })} ${t('footer')}`,
          }
        : { ...footer, text: t('footer') },
    calendar: calendarFile(facts, sender, now, managePage(facts, sender)),
  };
}
