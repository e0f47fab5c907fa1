import type { Metadata } from 'next';
import { BookingProblemPage } from '@/components/booking/booking-problem-page';
import { TimesView } from '@/components/booking/times/times-view';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { findOfferedTime } from '@/lib/shared/domain/booking/times';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { parseBookingState, reviewPath, selectTimePath } from '@/lib/shared/url/booking-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { setProblemStatus } from '../problem-status';
import { loadTimes } from './load-times';

/** No preview: a visitor's choice is not shared. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.booking');
  return { title: t('times') };
}

async function SelectTimePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const state = parseBookingState(await searchParams);
  const { serviceId, startsAt } = state;
  const step = await loadTimes(state, Date.now());
  if (!step.ok) {
    setProblemStatus(step.problem);
    const retry = selectTimePath(state);
    return <BookingProblemPage problem={step.problem} serviceId={serviceId} retry={retry} />;
  }
  const { calendarId, shown } = step;
  const itemIds = shown.chosen.map(({ id }) => id);
  const choice = { serviceId, calendarId, itemIds, person: shown.person };
  const asked = startsAt === null ? null : findOfferedTime(shown.days, startsAt);
  if (asked && !shown.isAsking)
    await redirectToPage(reviewPath({ ...choice, startsAt: asked.time.startsAt }));
  return (
    <TimesView {...shown} choice={choice} asked={asked} isLost={startsAt !== null && !asked} />
  );
}

export default withTexts('(booking)/booking/select-time/page', SelectTimePage);
