import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { itemsMetadata, itemsScreen } from '../../../booking/items-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ id: string }>;
}

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return itemsMetadata((await params).id);
}

async function SharedBookingPage({ params }: PageProps) {
  return itemsScreen((await params).id);
}

export default withTexts('(booking)/shared/booking/[id]/page', SharedBookingPage);
