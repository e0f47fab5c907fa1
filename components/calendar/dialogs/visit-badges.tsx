import { badgeVariants } from '@/components/shared/ui/badge';
import { CircleCheck, CircleX, UserX } from '@/components/shared/ui/icons';
import type { BookingNote } from '@/lib/shared/domain/calendar/cells';
import { useTexts } from '@/lib/shared/texts/use-texts';

type Marked = Pick<BookingNote, 'isCancelled' | 'didNotCome' | 'unread'>;

export function UnreadBadge({ unread }: Pick<BookingNote, 'unread'>) {
  const t = useTexts('calendar.visitBadges');
  if (!unread) return null;
  return <span className={badgeVariants({ look: 'highlight' })}>{t(`${unread}Unread`)}</span>;
}

export function VisitStateBadge({ booking }: { booking: Marked | null }) {
  const t = useTexts('calendar.visitBadges');
  if (booking?.isCancelled) {
    return (
      <span className={badgeVariants({ look: 'delisted' })}>
        <CircleX />
        {t('cancelled')}
      </span>
    );
  }
  if (booking?.didNotCome) {
    return (
      <span className={badgeVariants({ look: 'pending' })}>
        <UserX />
        {t('didNotCome')}
      </span>
    );
  }
  return (
    <span className={badgeVariants({ look: 'approved' })}>
      <CircleCheck />
      {t('confirmed')}
    </span>
  );
}
