'use client';

import dynamic from 'next/dynamic';

/** Loaded on its own tab only. */
export const CalendarTab = dynamic(async () => {
  return (await import('@/components/calendar/provider-calendar')).ProviderCalendar;
});
