'use client';

import { ErrorView, type ErrorViewProps } from '@/components/site/error-view';
import { Logo } from '@/components/site/logo';

export default function AppError(props: ErrorViewProps) {
  return (
    <>
      <header className="topbar-wrap">
        <div className="page topbar">
          <Logo />
        </div>
      </header>
      <ErrorView {...props} />
    </>
  );
}
