import { useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';
import type { BookingNote } from '@/lib/domain/calendar/cells';
import { NewsBadge, VisitStateBadge } from './visit-badges';

/** Who comes, and what became of the visit. */
export function VisitHead({ booking }: { booking: BookingNote | null }) {
  const t = useTexts('calendar.visit');
  const ways = [booking?.customerPhone, booking?.customerEmail].filter(Boolean);
  return (
    <div className="min-w-0 wrap-anywhere">
      <div className="mb-2 flex flex-wrap gap-2">
        <VisitStateBadge booking={booking} />
        <NewsBadge news={booking?.news ?? null} />
      </div>
      <h2
        id="visit-title"
        className={headingVariants({ face: 'name', className: 'text-xl/[1.4]' })}
      >
        <bdi>{booking?.customerName || t('booking')}</bdi>
      </h2>
      {ways.map((way) => (
        <p className="text-sm text-muted" key={way}>
          <bdi>{way}</bdi>
        </p>
      ))}
    </div>
  );
}
