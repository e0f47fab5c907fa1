'use client';

import dynamic from 'next/dynamic';

export const CalendarTab = dynamic(async () => {
  return (await import('@/components/calendar/provider-calendar')).ProviderCalendar;
});
