import type { Metadata } from 'next';
import { BookingHeader } from '@/components/booking/booking-header';
import { BookingProblemPage, problemTitle } from '@/components/booking/booking-problem-page';
import { ItemPicker } from '@/components/booking/items/item-picker';
import { OtherWays } from '@/components/booking/other-ways';
import { ProviderCard } from '@/components/booking/provider-card';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { bookingPath, parseBookingState, type SearchParams } from '@/lib/url/booking-url';
import { providerPath } from '@/lib/url/paths';
import { loadItems } from './load-items';
import { setProblemStatus } from './problem-status';

interface BookingPageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: BookingPageProps): Promise<Metadata> {
  const step = await loadItems(parseBookingState(await searchParams).providerId);
  if (!step.ok) return { title: problemTitle(step.problem, await pageTexts('booking.problem')) };
  return { title: (await pageTexts('meta.booking'))('items') };
}

async function BookingPage({ searchParams }: BookingPageProps) {
  const { providerId } = parseBookingState(await searchParams);
  const step = await loadItems(providerId);
  if (!step.ok) {
    setProblemStatus(step.problem);
    const retry = bookingPath({ providerId });
    return <BookingProblemPage problem={step.problem} providerId={providerId} retry={retry} />;
  }
  return (
    <>
      <BookingHeader step={1} leave={{ href: providerPath(providerId), way: 'toProfile' }} />
      <ItemPicker
        providerId={providerId}
        bookable={step.bookable}
        items={step.items}
        provider={<ProviderCard {...step.provider} />}
        otherWays={<OtherWays service={step.service} />}
      />
    </>
  );
}

export default withTexts('(booking)/booking/page', BookingPage);
