'use client';

import { lazy, Suspense } from 'react';

/** Separate, because a layout's scripts load with every page, even where analytics is off. */
const ReportVisits = lazy(() => import('./report-visits'));

export function VisitReporter() {
  return (
    <Suspense>
      <ReportVisits />
    </Suspense>
  );
}
