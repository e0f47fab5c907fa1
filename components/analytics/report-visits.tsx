'use client';

import { usePathname } from 'next/navigation';
import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import type { VisitEvent } from '@/lib/contract/rows/api-analytics';
import { isDeclined } from './is-declined';

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

const ADDRESS = '/api/analytics';
/** The most events that one report may hold. */
const FULL = 20;

let waiting: VisitEvent[] = [];

/** Sends the waiting events. A beacon outlives its page and blocks nothing; a lost one is not repeated. */
function sendVisits(): void {
  if (waiting.length === 0) return;
  const body = JSON.stringify({ events: waiting });
  waiting = [];
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
}

/** Keeps an event until the page is left; an event that comes later is sent at once. */
function addVisit(event: VisitEvent): void {
  if (isDeclined()) return;
  waiting.push(event);
  if (waiting.length === FULL || document.visibilityState === 'hidden') sendVisits();
}
