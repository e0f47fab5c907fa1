import type { Metadata } from 'next';
import { BookingHeader } from '@/components/booking/booking-header';
import { BookingProblemPage } from '@/components/booking/booking-problem-page';
import { StepLayout } from '@/components/booking/step-layout';
import { TimesAside, TimesBar } from '@/components/booking/times/times-summary';
import { findOfferedTime } from '@/lib/domain/booking/times';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import {
  bookingPath,
  parseBookingState,
  reviewPath,
  type SearchParams,
  selectTimePath,
} from '@/lib/url/booking-url';
import { setProblemStatus } from '../problem-status';
import { loadTimes } from './load-times';
import { Stage } from './stage';

/** The page is one visitor's choice, and no link to it is passed on: it needs no preview. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.booking');
  return { title: t('times'), openGraph: null, twitter: null };
}

async function SelectTimePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const state = parseBookingState(await searchParams);
  const { providerId, startTime } = state;
  const step = await loadTimes(state, Date.now());
  if (!step.ok) {
    setProblemStatus(step.problem);
    const retry = selectTimePath(state);
    return <BookingProblemPage problem={step.problem} providerId={providerId} retry={retry} />;
  }
  const serviceItems = step.chosen.map(({ id }) => id);
  const choice = { providerId, settlnProviderId: step.calendarId, serviceItems };
  const asked = startTime === null ? null : findOfferedTime(step.days, startTime);
  if (asked && !step.isAsking)
    await redirectToPage(reviewPath({ ...choice, startTime: asked.time.startsAt }));
  return (
    <>
      <BookingHeader step={2} leave={{ href: bookingPath(choice), way: 'toServices' }} />
      <StepLayout
        aside={<TimesAside provider={step.provider} chosen={step.chosen} />}
        bar={asked ? null : <TimesBar chosen={step.chosen} />}
      >
        <Stage step={step} choice={choice} asked={asked} isLost={startTime !== null && !asked} />
      </StepLayout>
    </>
  );
}

export default withTexts('(booking)/booking/select-time/page', SelectTimePage);
