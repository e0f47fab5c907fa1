import { useTexts } from '#texts';
import { eventCategoryTitle } from '@/components/events/category-title';
import { PageLink } from '@/components/links/page-link';
import { ChevronRight } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import { isEventCategory } from '@/lib/domain/events/categories';
import { whatsOnPath } from '@/lib/url/whats-on-url';

const STEP = 'inline-flex min-h-target items-center underline-offset-4';

/** The way back to the list, on screens whose top has room for it. */
export function EventTrail({ category }: { category: string }) {
  const t = useTexts('publicEvents.event');
  const list = useTexts('publicEvents.when')('title');
  const categories = useTexts('events.categories');
  return (
    <nav
      className={pageVariants({
        className: 'flex items-center gap-x-2 py-1 text-sm text-muted max-lg:hidden',
      })}
      aria-label={t('trail')}
    >
      <PageLink className={STEP} href={whatsOnPath()}>
        {list}
      </PageLink>
      {isEventCategory(category) ? (
        <>
          <ChevronRight className="rtl:-scale-x-100" />
          <PageLink className={STEP} href={whatsOnPath({ category })}>
            {eventCategoryTitle(category, categories)}
          </PageLink>
        </>
      ) : null}
    </nav>
  );
}
