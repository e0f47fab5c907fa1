import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import type { LongFormSection } from '@/components/shared/site/long-form';
import { PROSE, proseSection } from '@/components/shared/site/prose';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export const TERMS_SECTIONS = [
  'integrity',
  'delivery',
  'complaints',
  'prohibitedConduct',
  'liability',
  'amendments',
  'acceptance',
] as const;

export function useTermsSections(): LongFormSection[] {
  const title = useTexts('legal.providerTerms.titles');
  const text = useTexts('legal.providerTerms.sections');
  const values = {
    ...PROSE,
    product: product.name,
    terms: (chunks: ReactNode) => <PageLink href={paths.terms}>{chunks}</PageLink>,
  };
  return TERMS_SECTIONS.map((key) => proseSection(key, title(key), text.rich(key, values)));
}
