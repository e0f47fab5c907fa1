import { cancellationWords } from '@/lib/shared/domain/booking/cancellation';
import { MOST_MOVES } from '@/lib/shared/domain/booking/changes';
import type { BookingFacts } from './booking-facts';
import type { Block } from './letter';
import { letterTexts } from './letter-language';
import type { Sender } from './sender';
import { managePage } from './visit-parts';

/** Call it only before `changesEnd`. */
export function mayMoveOnline({ account, moves }: BookingFacts): boolean {
  return account.takesBookings && moves < MOST_MOVES;
}

/** `heading` and `before` stand before the other blocks. */
export function changeBlocks(
  facts: BookingFacts,
  sender: Sender,
  { heading, before = '', isPrimary }: { heading: string; before?: string; isPrimary: boolean },
): Block[] {
  const texts = letterTexts('booking.cancellation');
  const policy = cancellationWords(facts.startsAt, texts, 'offered');
  const label = mayMoveOnline(facts)
    ? letterTexts('booking.confirmed')('change')
    : letterTexts('booking.manage')('cancel');
  return [
    {
      is: 'words',
      heading,
      lines: [[before, policy].filter(Boolean).join(' ')],
      look: 'small',
    },
    { is: 'buttons', buttons: [{ label, href: managePage(facts, sender), isPrimary }] },
  ];
}
