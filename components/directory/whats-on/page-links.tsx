import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import type { EventChoice } from '@/lib/domain/directory/event-choice';
import { whatsOnPath } from '@/lib/url/whats-on-url';

/** The way to the other pages of the same days. */
export function PageLinks({ choice, pages }: { choice: EventChoice; pages: number }) {
  const t = useTexts('publicEvents.pages');
  const { page } = choice;
  const look = buttonVariants({ look: 'secondary' });
  return (
    <nav className="flex flex-wrap items-center gap-4" aria-label={t('label')}>
      {page > 1 ? (
        <PageLink className={look} href={whatsOnPath({ ...choice, page: page - 1 })} rel="prev">
          {t('previous')}
        </PageLink>
      ) : null}
      <span className="text-sm text-muted">{t('place', { page, pages })}</span>
      {page < pages ? (
        <PageLink className={look} href={whatsOnPath({ ...choice, page: page + 1 })} rel="next">
          {t('next')}
        </PageLink>
      ) : null}
    </nav>
  );
}
