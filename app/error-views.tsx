'use client';

import '@/app/styles/site.css';
import { ErrorView, type ErrorViewProps } from '@/components/site/error-view';
import { Logo } from '@/components/site/logo';
import { pageHeaderRowVariants, pageHeaderVariants } from '@/components/ui/page-header';

export { ErrorView };

/** An error where no layout is left. */
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
