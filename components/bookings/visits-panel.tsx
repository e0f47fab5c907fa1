'use client';

import dynamic from 'next/dynamic';

/** The visits of a calendar, whose code is loaded on its own tab only. */
export const VisitsPanel = dynamic(async () => (await import('./visits')).Visits);
