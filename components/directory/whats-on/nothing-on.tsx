import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type EventChoice, hasFilters, NO_FILTERS } from '@/lib/domain/directory/event-choice';
import type { WhatsOn } from '@/lib/domain/directory/whats-on';
import type { LocalDate } from '@/lib/time/local-date';
import { NEW_EVENT_PATH } from '@/lib/url/portal-paths';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { spanWords } from './span-words';

interface NothingOnProps {
  choice: EventChoice;
  following: WhatsOn['following'];
  today: LocalDate;
}

/** In place of the events of days that have none: the next ones, fewer filters, or a listing of one's own. */
export function NothingOn({ choice, following, today }: NothingOnProps) {
  const t = useTexts('publicEvents.nothing');
  const when = useTexts('publicEvents.when');
  return (
    <EmptyState title={t(choice.when.kind)}>
      {following ? (
        <PageLink
          className={buttonVariants()}
          href={whatsOnPath({ ...choice, when: following.when, page: 1 })}
        >
          {spanWords(following, today, when)}
        </PageLink>
      ) : null}
      {hasFilters(choice) ? (
        <PageLink
          className={buttonVariants({ look: following ? 'secondary' : 'primary' })}
          href={whatsOnPath({ ...choice, ...NO_FILTERS, page: 1 })}
        >
          {t('clear')}
        </PageLink>
      ) : null}
      <p>
        {t.rich('own', { link: (chunks) => <PageLink href={NEW_EVENT_PATH}>{chunks}</PageLink> })}
      </p>
    </EmptyState>
  );
}
