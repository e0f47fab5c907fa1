'use client';

import type { MouseEvent } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { isPlainClick } from '@/components/shared/links/plain-click';
import { useShare } from '@/components/shared/site/use-share';
import { ChevronRight, Share2 } from '@/components/shared/ui/icons';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { providerPath } from '@/lib/shared/url/paths';

/** Shares the profile and never the customer's own link. If scripts do not run, it opens the profile. */
export function ShareProvider({ serviceId, name }: { serviceId: string; name: string }) {
  const t = useTexts('booking.manage');
  const { share, status } = useShare(name);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void share(event.currentTarget.href);
  };
  return (
    <div className="grid gap-2">
      <PageLink
        className={optionRowVariants({ size: 'small' })}
        href={providerPath(serviceId)}
        onClick={onClick}
      >
        <Share2 />
        <span className="flex-1">{t('share')}</span>
        <ChevronRight className="rtl:-scale-x-100" />
      </PageLink>
      <p className="text-sm wrap-anywhere text-muted empty:hidden" role="status">
        {status}
      </p>
    </div>
  );
}
