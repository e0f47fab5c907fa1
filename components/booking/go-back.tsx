'use client';

import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { ArrowLeft } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** Leads to `fallback` if there is no JavaScript or no history. */
export function GoBack({ fallback }: { fallback: string }) {
  const t = useTexts('booking.goBack');
  return (
    <PageLink
      className={buttonVariants()}
      href={fallback}
      onClick={(event) => {
        if (window.history.length <= 1) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <ArrowLeft className="rtl:-scale-x-100" />
      {t('label')}
    </PageLink>
  );
}
