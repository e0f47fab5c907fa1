import { badgeVariants } from '@/components/shared/ui/badge';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { formatTicketBriefly } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** In a word or two, and that the event has another time; or that it is cancelled. */
export function EventPrice({ event }: { event: UpcomingEvent }) {
  const price = useTexts('ui.price');
  const t = useTexts('publicEvents.card');
  if (event.isCancelled) {
    return <span className={badgeVariants({ look: 'rejected' })}>{t('cancelled')}</span>;
  }
  const words = <bdi>{formatTicketBriefly(event.ticketMinor, event.currency, price)}</bdi>;
  if (!event.isMoved) return words;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={badgeVariants({ look: 'pending' })}>{t('moved')}</span>
      {words}
    </span>
  );
}
