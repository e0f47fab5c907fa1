'use client';

import dynamic from 'next/dynamic';

/** Loaded on its own tab only. */
export const VisitsPanel = dynamic(async () => (await import('./visits')).Visits);
