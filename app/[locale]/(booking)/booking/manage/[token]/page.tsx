import { CancelPage } from '@/components/booking/manage/cancel-page';
import { ManageView } from '@/components/booking/manage/manage-view';
import { NoVisit } from '@/components/booking/manage/no-visit';
import { withTexts } from '@/lib/texts/browser-texts';
import type { SearchParams } from '@/lib/url/booking-url';
import { asksToCancel, parseManageNotice } from '@/lib/url/manage-url';
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
  if (typeof visit === 'string') return <NoVisit why={visit} />;
  const query = await searchParams;
  if (visit.stage === 'open' && asksToCancel(query)) {
    return <CancelPage visit={visit} action={cancelVisit} />;
  }
  const notice = parseManageNotice(query);
  return <ManageView visit={visit} notice={notice} cancel={cancelVisit} />;
}

export default withTexts('(booking)/booking/manage/[token]/page', ManagePage);
