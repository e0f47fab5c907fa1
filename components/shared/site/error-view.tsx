'use client';

import { PageLink } from '@/components/shared/links/page-link';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { RotateCw } from '@/components/shared/ui/icons';
import { pageHeaderRowVariants, pageHeaderVariants } from '@/components/shared/ui/page-header';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { Logo } from './logo';
import { WideState } from './wide-state';

export interface ErrorViewProps {
  error: unknown;
  retry: () => void;
}

function findReference(error: unknown): string | null {
  if (!(error instanceof Error) || !('digest' in error)) return null;
  return typeof error.digest === 'string' ? error.digest : null;
}

export function ErrorView({ error, retry }: ErrorViewProps) {
  const t = useTexts('site.error');
  const reference = findReference(error);
  return (
    <WideState
      look="calm"
      title={t('title')}
      lead={t('lead')}
      art="error"
      isAlert
      actions={
        <>
          <Button size="large" onClick={retry}>
            <RotateCw />
            {t('tryAgain')}
          </Button>
          <PageLink
            className={buttonVariants({ look: 'secondary', size: 'large' })}
            href={paths.home}
          >
            {t('home')}
          </PageLink>
        </>
      }
    >
      {reference ? (
        <p className="text-sm text-muted">
          {t.rich('reference', { reference: () => <bdi translate="no">{reference}</bdi> })}
        </p>
      ) : null}
    </WideState>
  );
}

export function ErrorPage(props: ErrorViewProps) {
  return (
    <>
      <header className={pageHeaderVariants()}>
        <div className={pageHeaderRowVariants()}>
          <Logo />
        </div>
      </header>
      <ErrorView {...props} />
    </>
  );
}
