'use client';

import { useEffect } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

const READ_MS = 4000;

export function LeaveNotice({ title, message }: { title: string; message: string }) {
  const t = useTexts('owner.wayBack');
  const toAddress = usePageAddress();
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(toAddress(paths.portal)), READ_MS);
    return () => clearTimeout(timer);
  }, [toAddress]);
  return (
    <main className={pageVariants({ className: 'flex flex-col gap-6 py-10' })}>
      <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
      <p className={noteVariants({ look: 'error', className: 'max-w-2xl' })} role="alert">
        <CircleAlert />
        {message}
      </p>
      <PageLink
        className={buttonVariants({ look: 'secondary', className: 'self-start' })}
        href={paths.portal}
      >
        {t('toPortal')}
      </PageLink>
      <noscript>
        <meta httpEquiv="refresh" content={`4;url=${toAddress(paths.portal)}`} />
      </noscript>
    </main>
  );
}
