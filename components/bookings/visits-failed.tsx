import { Button } from '@/components/ui/button';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';
import { passToFilter } from './pass-to-filter';

/** Over the visits that were read last: they could not be read again. */
export function VisitsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('portal.visits');
  return (
    <div className={noteVariants({ look: 'error', className: 'mb-5' })} role="alert">
      <CircleAlert />
      <span className="flex-1">{t('failed')}</span>
      <Button ref={passToFilter} look="secondary" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
