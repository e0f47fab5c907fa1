import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { OwnCommunityButton } from './own-community-button';

const quietLook = textLinkVariants({
  className: 'cursor-pointer border-0 bg-transparent p-0 text-sm underline',
});

interface CommunityFirstProps {
  community: CommunityId;
  count: number;
  href: string;
  children: ReactNode;
}

export function CommunityFirst({ community, count, href, children }: CommunityFirstProps) {
  const t = useTexts('directory.ownCommunity');
  const names = useTexts('forms.communityNames');
  return (
    <section className="pt-4 pb-2" aria-labelledby="community-first">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-2">
        <h2 className={headingVariants({ size: 'small' })} id="community-first">
          {t('first', { community: names(`community${community}`) })}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5">
          <OwnCommunityButton className={quietLook} failed={t('failed')}>
            {t('change')}
          </OwnCommunityButton>
          <PageLink className={textLinkVariants({ className: 'text-sm' })} href={href}>
            {t('all', { count })}
          </PageLink>
        </div>
      </div>
      {children}
    </section>
  );
}

export function AskCommunity({ without }: { without: CommunityId | null }) {
  const t = useTexts('directory.ownCommunity');
  const names = useTexts('forms.communityNames');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {without ? t('nothing', { community: names(`community${without}`) }) : null}
      <OwnCommunityButton className={quietLook} failed={t('failed')}>
        {without ? t('change') : t('ask')}
      </OwnCommunityButton>
    </p>
  );
}
