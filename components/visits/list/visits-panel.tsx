'use client';

import dynamic from 'next/dynamic';

export const VisitsPanel = dynamic(async () => (await import('./visits')).Visits);
