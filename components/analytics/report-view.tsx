'use client';

import { useEffect } from 'react';
import { isDeclined } from './is-declined';

/** Tells the provider's count that this page was seen, once for each time that it is opened. */
export function ReportView({ serviceId }: { serviceId: string }) {
  useEffect(() => {
    if (isDeclined()) return;
    const body = new Blob([JSON.stringify({ serviceId })], { type: 'application/json' });
    navigator.sendBeacon('/api/views', body);
  }, [serviceId]);
  return null;
}
