import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { Flyer } from '@/components/site/flyer';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: 'How it works',
    description: `${product.name} in four steps: download the app, say where you are from, read your news, book and meet.`,
    alternates: await alternatesOf(paths.howItWorks),
  };
}

export default function HowItWorksPage() {
  return <Flyer />;
}
