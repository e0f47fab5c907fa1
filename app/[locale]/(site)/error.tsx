'use client';

import { lazy, Suspense } from 'react';
import type { ErrorViewProps } from '@/components/site/error-view';

// Loaded when it is shown: with a plain import, every page would load its sheet.
const ErrorView = lazy(async () => ({ default: (await import('@/app/error-views')).ErrorView }));

export default function SiteError(props: ErrorViewProps) {
  return (
    <Suspense>
      <ErrorView {...props} />
    </Suspense>
  );
}
