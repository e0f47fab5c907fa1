import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { House, Search } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { WideState } from './wide-state';

interface MissingPageProps {
  offersDirectory: boolean;
  /** For the skip link, if no layout has one. */
  id?: string;
  children?: ReactNode;
}

export function MissingPage({ offersDirectory, id, children }: MissingPageProps) {
  const t = useTexts('site.notFound');
  const quiet = buttonVariants({ look: 'hero-quiet', size: 'large' });
  return (
    <WideState
      look="hero"
      {...(id && { id })}
      title={t('title')}
      lead={t('lead')}
      art="not-found"
      actions={
        <>
          <PageLink className={buttonVariants({ look: 'hero', size: 'large' })} href={paths.home}>
            <House />
            {t('home')}
          </PageLink>
          {offersDirectory ? (
            <PageLink className={quiet} href={paths.find}>
              <Search />
              {t('find')}
            </PageLink>
          ) : null}
          <PageLink className={quiet} href={paths.news}>
            {t('news')}
          </PageLink>
        </>
      }
    >
      {children}
    </WideState>
  );
}
