'use client';

import { useEffect } from 'react';
import { isDeclined } from './is-declined';

export function ReportView({ serviceId }: { serviceId: string }) {
  useEffect(() => {
    if (isDeclined()) return;
    const body = new Blob([JSON.stringify({ serviceId })], { type: 'application/json' });
    navigator.sendBeacon('/api/views', body);
  }, [serviceId]);
  return null;
}
