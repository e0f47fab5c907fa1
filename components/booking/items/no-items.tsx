import { useTexts } from '#texts';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of a list of items that is empty. */
export function NoItems() {
  const t = useTexts('booking.items');
  return (
    <EmptyState title={t('emptyHeading')}>
      <p className="text-muted">{t('emptyText')}</p>
    </EmptyState>
  );
}
