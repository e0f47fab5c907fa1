'use client';

import '../styles/site.css';
import { ErrorView, type ErrorViewProps } from '@/components/site/error-view';
import { Logo } from '@/components/site/logo';

export default function AppError(props: ErrorViewProps) {
  return (
    <>
      <header className="topbar-wrap">
        <div className="mx-auto w-full max-w-page px-gutter topbar">
          <Logo />
        </div>
      </header>
      <ErrorView {...props} />
    </>
  );
}
