import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { DeletionForm } from '@/components/shared/site/deletion-form';
import type { LongFormSection } from '@/components/shared/site/long-form';
import { PROSE, proseSection } from '@/components/shared/site/prose';
import { SUPPORT_MAIL } from '@/components/shared/site/support-mail';
import { cardVariants } from '@/components/shared/ui/card';
import { product } from '@/lib/shared/product';
import { directionOf } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export const DELETION_SECTIONS = ['inTheApp', 'whatHappens', 'theProcess', 'requestForm'] as const;

export function useDeletionSections(): LongFormSection[] {
  const title = useTexts('legal.deleteRequest.titles');
  const text = useTexts('legal.deleteRequest.sections');
  const values = {
    ...PROSE,
    ...SUPPORT_MAIL,
    product: product.name,
    policy: (chunks: ReactNode) => <PageLink href={paths.privacyPolicy}>{chunks}</PageLink>,
  };
  const form = (
    <div
      className={cardVariants({ padding: 'none', className: 'p-5 md:p-8' })}
      lang={title.locale}
      dir={directionOf(title.locale)}
    >
      <DeletionForm />
    </div>
  );
  return DELETION_SECTIONS.map((key) =>
    proseSection(
      key,
      title(key),
      <>
        {text.rich(key, values)}
        {key === 'requestForm' ? form : null}
      </>,
    ),
  );
}
