import type { Metadata } from 'next';
import { Flyer } from '@/components/site/flyer';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

export const metadata: Metadata = {
  title: 'How it works',
  description: `${product.name} in four steps: download the app, say where you are from, read your news, book and meet.`,
  alternates: { canonical: paths.howItWorks },
};

export default function HowItWorksPage() {
  return <Flyer />;
}
