'use client';

import { lazy, Suspense } from 'react';

/** Separate: a layout's scripts load with every page, even without analytics. */
const ReportVisits = lazy(() => import('./report-visits'));

export function VisitReporter() {
  return (
    <Suspense>
      <ReportVisits />
    </Suspense>
  );
}
