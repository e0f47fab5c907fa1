'use client';

import { usePathname } from 'next/navigation';
import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import { addVisit, sendVisits } from './visit-queue';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

function reportVital({ name, value, rating }: Metric): void {
  if (!rating) return;
  addVisit({ kind: 'vital', path: window.location.pathname, name, value, rating });
}

/** Reports which pages are viewed and how fast they were. */
export default function ReportVisits() {
  const path = usePathname();
  useReportWebVitals(reportVital);

  useEffect(() => addVisit({ kind: 'view', path }), [path]);

  // Registered after the listeners of the vitals, so that their final values are sent too.
  useEffect(() => {
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') sendVisits();
    };
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => document.removeEventListener('visibilitychange', sendIfHidden);
  }, []);

  return null;
}
