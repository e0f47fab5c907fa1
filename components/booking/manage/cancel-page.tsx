import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { pageVariants } from '@/components/ui/page';
import { useTexts } from '@/lib/texts/use-texts';
import { managePath } from '@/lib/url/manage-url';
import { CancelQuestion } from './cancel-question';
import { ManageHeader } from './manage-header';
import { ReadAnew } from './read-anew';
import type { ChangeAction, ManagedVisit } from './visit';

interface CancelPageProps {
  visit: ManagedVisit;
  action: ChangeAction;
}

export function CancelPage({ visit, action }: CancelPageProps) {
  const t = useTexts('booking.manage');
  return (
    <>
      <ReadAnew token={visit.token} readAt={visit.now} />
      <ManageHeader />
      <main className={pageVariants({ className: 'grid max-w-160 gap-4 pt-6 pb-20' })}>
        <CancelQuestion
          visit={visit}
          action={action}
          place="page"
          keep={
            <PageLink
              className={buttonVariants({ look: 'secondary', full: true })}
              href={managePath(visit.token)}
            >
              {t('keep')}
            </PageLink>
          }
        />
      </main>
    </>
  );
}
