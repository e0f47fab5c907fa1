'use client';

import dynamic from 'next/dynamic';
import type { ProviderCalendarProps } from '@/components/calendar/provider-calendar-props';

/** The calendar's code is loaded on its own tab only. */
const ProviderCalendar = dynamic(async () => {
  return (await import('@/components/calendar/provider-calendar')).ProviderCalendar;
});

interface CalendarTabProps extends Omit<ProviderCalendarProps, 'providerId'> {
  /** The calendar (settlnProviderId); "" for an account without one. */
  providerId: string;
}

/** The provider calendar, or what is missing for it (provider §4). */
export function CalendarTab(props: CalendarTabProps) {
  if (!props.providerId) {
    return (
      <p className="note info my-6">
        Access Required – Please complete your provider registration to access the calendar.
      </p>
    );
  }
  return <ProviderCalendar {...props} />;
}
