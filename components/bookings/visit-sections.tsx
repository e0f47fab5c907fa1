import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import type { Visit } from '@/lib/contract/provider-bookings';
import type { VisitPart } from '@/lib/contract/visits';
import { useTexts } from '@/lib/texts/use-texts';
import type { LocalDate } from '@/lib/time/local-date';
import { passToFilter } from './pass-to-filter';
import { VisitDays } from './visit-days';
import { isNarrow, type VisitFilter, type VisitLists } from './visit-lists';

interface VisitSectionsProps {
  lists: VisitLists;
  filter: VisitFilter;
  today: LocalDate;
  zone: string;
  onOpen: (visit: Visit) => void;
  onMore: (part: VisitPart) => void;
  onClear: () => void;
}

export function VisitSections({ lists, filter, onMore, onClear, ...about }: VisitSectionsProps) {
  const t = useTexts('portal.visits');
  const { upcoming, past } = lists;
  const isEmpty = upcoming.visits.length === 0 && (!isNarrow(filter) || past.visits.length === 0);
  const { kind, search } = filter;
  const none = kind === 'all' ? t('none') : t('noneOfKind', { kind });
  const words = search ? t('notFound', { search }) : none;
  const more = (part: VisitPart, words: string) =>
    lists[part].next ? (
      <Button look="secondary" className="mt-6" onClick={() => onMore(part)}>
        {words}
      </Button>
    ) : null;
  return (
    <>
      <h2 className="sr-only">{t('upcoming')}</h2>
      <p className="wrap-anywhere text-muted empty:hidden" role="status">
        {isEmpty ? words : ''}
      </p>
      {isEmpty && isNarrow(filter) ? (
        <Button ref={passToFilter} look="secondary" size="small" className="mt-3" onClick={onClear}>
          {t('clear')}
        </Button>
      ) : null}
      <VisitDays {...about} visits={upcoming.visits} isPast={false} />
      {more('upcoming', t('later'))}
      {past.visits.length > 0 ? (
        <>
          <h2 className={headingVariants({ size: 'medium', className: 'pt-12 pb-5' })}>
            {t('past')}
          </h2>
          <VisitDays {...about} visits={past.visits} isPast />
        </>
      ) : null}
      {more('past', t('earlier'))}
    </>
  );
}

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
