'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import type { VisitEvent } from '@/lib/shared/contract/insight';
import { areaOf } from '@/lib/shared/url/areas';
import { isDeclined } from './is-declined';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

function reportVital({ name, value, rating }: Metric): void {
  if (!rating) return;
  addVisit({ kind: 'vital', path: window.location.pathname, name, value, rating });
}

export default function ReportVisits() {
  const path = usePathname();
  const query = useSearchParams().toString();
  // In a booking, another query is no new page.
  const address = areaOf(path) === 'public' ? `${path}?${query}` : path;
  useReportWebVitals(reportVital);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another profile has the same path
  useEffect(() => addVisit({ kind: 'view', path }), [path, address]);

  // The effect follows the listeners of the vitals, so that their final values are sent.
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
const FULL = 20;

let waiting: VisitEvent[] = [];

function sendVisits(): void {
  if (waiting.length === 0) return;
  const body = JSON.stringify({ events: waiting });
  waiting = [];
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
}

function addVisit(event: VisitEvent): void {
  if (isDeclined()) return;
  waiting.push(event);
  if (waiting.length === FULL || document.visibilityState === 'hidden') sendVisits();
}
