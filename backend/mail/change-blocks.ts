import { changesEnd, MOST_MOVES } from '@/lib/domain/booking/changes';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { BookingFacts } from './booking-facts';
import type { Block } from './letter';
import { letterTexts } from './letter-language';
import type { Sender } from './sender';
import { dayAndTime, managePage } from './visit-parts';

/** Before `changesEnd`. */
export function mayMoveOnline({ account, moves }: BookingFacts): boolean {
  return account.takesBookings && moves < MOST_MOVES;
}

/** `heading` and `before` come first. */
export function changeBlocks(
  facts: BookingFacts,
  sender: Sender,
  { heading, before = '', isPrimary }: { heading: string; before?: string; isPrimary: boolean },
): Block[] {
  const policy = letterTexts('booking.cancellation')('policy');
  const end = changesEnd(facts.startsAt);
  const [startDay, endDay] = [facts.startsAt, end].map((at) => localDay(at, VENUE_ZONE.id));
  const sameDay = startDay === endDay ? 'yes' : 'no';
  const online = letterTexts('mail.customer')('online', {
    ...dayAndTime(end),
    sameDay,
  });
  const label = mayMoveOnline(facts)
    ? letterTexts('booking.confirmed')('change')
    : letterTexts('booking.manage')('cancel');
  return [
    {
      is: 'words',
      heading,
      lines: [[before, policy, online].filter(Boolean).join(' ')],
      look: 'small',
    },
    { is: 'buttons', buttons: [{ label, href: managePage(facts, sender), isPrimary }] },
  ];
}
