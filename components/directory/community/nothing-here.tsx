import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { EmptyState } from '@/components/ui/empty-state';
import { NEW_EVENT_PATH, newServicePath } from '@/lib/url/portal-paths';

/** In place of all parts, for a community that has none of them yet. */
export function NothingHere() {
  const t = useTexts('communities.page');
  return (
    <div className="pt-8">
      <EmptyState title={t('emptyTitle')}>
        <p>
          {t.rich('empty', {
            service: (chunks) => <PageLink href={newServicePath()}>{chunks}</PageLink>,
            event: (chunks) => <PageLink href={NEW_EVENT_PATH}>{chunks}</PageLink>,
          })}
        </p>
      </EmptyState>
    </div>
  );
}
