import { GarbledLink } from '@/components/booking/manage/garbled-link';
import { MoveView } from '@/components/booking/manage/move-view';
import { NoVisit } from '@/components/booking/manage/no-visit';
import { setPageStatus } from '@/lib/server/http/page-status';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { managePath, parseMoveState } from '@/lib/shared/url/manage-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { findVisit } from '../load-visit';
import { moveMetadata } from '../manage-metadata';
import { loadMoveTimes } from './load-move-times';
import { moveVisit } from './move-action';

export const generateMetadata = moveMetadata;

interface MovePageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

async function MovePage({ params, searchParams }: MovePageProps) {
  const visit = await findVisit((await params).token);
  if (visit === 'garbled') return <GarbledLink />;
  if (typeof visit === 'string') return <NoVisit why={visit} />;
  if (!visit.mayMove) await redirectToPage(managePath(visit.token));
  const state = parseMoveState(await searchParams);
  const times = await loadMoveTimes(visit, state);
  if (!times) {
    setPageStatus(502);
    return <NoVisit why="failed" />;
  }
  return <MoveView visit={visit} times={times} moveKey={crypto.randomUUID()} action={moveVisit} />;
}

export default withTexts('(booking)/booking/manage/[token]/move/page', MovePage);
