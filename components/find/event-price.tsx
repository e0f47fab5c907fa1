import { badgeVariants } from '@/components/shared/ui/badge';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { formatTicketBriefly } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** In a word or two, or that the event is cancelled. */
export function EventPrice({ event }: { event: UpcomingEvent }) {
  const price = useTexts('ui.price');
  const t = useTexts('publicEvents.card');
  return event.isCancelled ? (
    <span className={badgeVariants({ look: 'rejected' })}>{t('cancelled')}</span>
  ) : (
    <bdi>{formatTicketBriefly(event.ticketMinor, event.currency, price)}</bdi>
  );
}
