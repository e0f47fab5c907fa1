'use client';

import { lazy, Suspense } from 'react';

/** Apart, because a layout's scripts load with every page, also where it renders nothing of them. */
const ReportVisits = lazy(() => import('./report-visits'));

/** On a site that measures: counts its pages, and how fast they were. */
export function VisitReporter() {
  return (
    <Suspense>
      <ReportVisits />
    </Suspense>
  );
}
