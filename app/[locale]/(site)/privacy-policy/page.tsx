import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { LongForm } from '@/components/site/long-form';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import { privacySections } from './sections';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: 'Privacy Policy',
    description: `What ${product.name} collects, why, who sees it and how you stay in charge of it.`,
    alternates: await alternatesOf(paths.privacyPolicy),
  };
}

export default function PrivacyPolicyPage() {
  return (
    <LongForm
      title="Privacy Policy"
      updated="Last updated 05/04/2025"
      lead="What we collect, why we need it, who sees it and how you stay in charge of it."
      sections={privacySections}
    />
  );
}
