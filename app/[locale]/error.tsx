'use client';

import { lazy, Suspense } from 'react';
import type { ErrorViewProps } from '@/components/site/error-view';

// Loaded when it is shown: with a plain import, every page would load its sheet.
const ErrorPage = lazy(async () => ({ default: (await import('@/app/error-views')).ErrorPage }));

export default function AppError(props: ErrorViewProps) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
