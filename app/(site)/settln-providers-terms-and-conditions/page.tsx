import type { Metadata } from 'next';
import { LongForm } from '@/components/site/long-form';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import { termsSections } from './sections';

export const metadata: Metadata = {
  title: 'Terms for providers',
  description: `What ${product.name} asks of providers, and what they can expect.`,
  alternates: { canonical: paths.providerTerms },
};

export default function ProviderTermsPage() {
  return (
    <LongForm
      title="Terms for providers"
      lead={`What we ask of everyone who lists a service or an event on ${product.name}, in plain words.`}
      sections={termsSections}
    />
  );
}
