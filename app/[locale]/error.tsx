'use client';

import '../styles/site.css';
import { ErrorView, type ErrorViewProps } from '@/components/site/error-view';
import { Logo } from '@/components/site/logo';
import { pageHeaderRowVariants, pageHeaderVariants } from '@/components/ui/page-header';

export default function AppError(props: ErrorViewProps) {
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
