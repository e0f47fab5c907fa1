import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { LongForm } from '@/components/site/long-form';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import { termsSections } from './sections';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: 'Terms for providers',
    description: `What ${product.name} asks of providers, and what they can expect.`,
    alternates: await alternatesOf(paths.providerTerms),
  };
}

export default function ProviderTermsPage() {
  return (
    <LongForm
      title="Terms for providers"
      lead={`What we ask of everyone who lists a service or an event on ${product.name}, in plain words.`}
      sections={termsSections}
    />
  );
}
