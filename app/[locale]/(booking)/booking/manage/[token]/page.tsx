import { CancelQuestion } from '@/components/booking/manage/cancel-question';
import { GarbledLink } from '@/components/booking/manage/garbled-link';
import { ManageHeader } from '@/components/booking/manage/manage-header';
import { ManageView } from '@/components/booking/manage/manage-view';
import { NoVisit } from '@/components/booking/manage/no-visit';
import { ReadAnew } from '@/components/booking/manage/read-anew';
import type { ManagedVisit } from '@/components/booking/manage/visit';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { pageVariants } from '@/components/shared/ui/page';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { asksToCancel, managePath, parseManageNotice } from '@/lib/shared/url/manage-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { cancelVisit } from './cancel-action';
import { findVisit } from './load-visit';
import { manageMetadata } from './manage-metadata';

export const generateMetadata = manageMetadata;

interface ManagePageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

async function ManagePage({ params, searchParams }: ManagePageProps) {
  const { token } = await params;
  const visit = await findVisit(token);
  if (visit === 'garbled') return <GarbledLink />;
  if (typeof visit === 'string') return <NoVisit why={visit} />;
  const query = await searchParams;
  if (visit.stage === 'open' && asksToCancel(query)) return <CancelPage visit={visit} />;
  const notice = parseManageNotice(query);
  return <ManageView visit={visit} notice={notice} cancel={cancelVisit} />;
}

export default withTexts('(booking)/booking/manage/[token]/page', ManagePage);

function CancelPage({ visit }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  return (
    <>
      <ReadAnew token={visit.token} readAt={visit.now} />
      <ManageHeader />
      <main className={pageVariants({ className: 'grid max-w-160 gap-4 pt-6 pb-20' })}>
        <CancelQuestion
          visit={visit}
          action={cancelVisit}
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
