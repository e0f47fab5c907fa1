import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { Landing } from '@/components/site/landing';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: 'Find, Connect, and Experience cultural communities around you',
    description:
      'Settle in - experience cultures! News, services and people of your community in the city where you live now: find providers, book an appointment, stay connected.',
    alternates: await alternatesOf(paths.home),
  };
}

export default function LandingPage() {
  return <Landing />;
}
