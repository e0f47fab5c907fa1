import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { loadSlate } from '../../../../slates/[id]/load-slate';
import { slateMetadata, slateScreen } from '../../../../slates/[id]/slate-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ id: string; offer: string }>;
}

export function generateStaticParams(): { id: string; offer: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  return slateMetadata(id, await loadSlate(id));
}

async function SharedSlatePage({ params }: PageProps) {
  const { id, offer } = await params;
  return slateScreen({ id, offersApp: offer === 'offer' });
}

export default withTexts('(site)/shared/slates/[id]/[offer]/page', SharedSlatePage);
