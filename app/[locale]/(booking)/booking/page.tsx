import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { parseBookingState } from '@/lib/shared/url/booking-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { itemsMetadata, itemsScreen } from './items-screen';

interface BookingPageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: BookingPageProps): Promise<Metadata> {
  return itemsMetadata(parseBookingState(await searchParams).serviceId);
}

async function BookingPage({ searchParams }: BookingPageProps) {
  const { serviceId } = parseBookingState(await searchParams);
  return itemsScreen(serviceId);
}

export default withTexts('(booking)/booking/page', BookingPage);
