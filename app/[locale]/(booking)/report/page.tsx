import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { NoNotice, NoticeView } from '@/components/booking/notice/notice-view';
import { env } from '@/lib/server/env';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { setPageStatus } from '@/lib/server/http/page-status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { parseReported, reportedPath } from '@/lib/shared/url/report-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { postNotice } from './notice-action';

export async function generateMetadata(): Promise<Metadata> {
  const title = (await pageTexts('meta.booking'))('report');
  return { ...(await sitePreview()), title };
}

async function ReportPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const reported = parseReported(await searchParams);
  if (!reported || !isOurs()) {
    setPageStatus(404);
    return <NoNotice />;
  }
  const path = reportedPath(reported);
  const address = path && `${env().SITE_URL}${path}`;
  return <NoticeView reported={reported} address={address} action={postNotice} />;
}

export default withTexts('(booking)/report/page', ReportPage);
