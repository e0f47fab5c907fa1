import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import type { LongFormSection } from '@/components/shared/site/long-form';
import { PROSE, proseSection } from '@/components/shared/site/prose';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export const ABOUT_SECTIONS = ['mission', 'vision', 'whatWeDo'] as const;

export function useAboutSections(): LongFormSection[] {
  const title = useTexts('about.page.titles');
  const text = useTexts('about.page.sections');
  const values = {
    ...PROSE,
    steps: (chunks: ReactNode) => <PageLink href={paths.howItWorks}>{chunks}</PageLink>,
  };
  return ABOUT_SECTIONS.map((key) => proseSection(key, title(key), text.rich(key, values)));
}
