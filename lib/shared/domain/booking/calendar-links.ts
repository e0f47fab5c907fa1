import { toIso } from '@/lib/shared/time/instant';
import type { CalendarEntry } from './ics';

type Appointment = Pick<
  CalendarEntry,
  'startsAt' | 'endsAt' | 'summary' | 'location' | 'description'
>;

export function googleCalendarHref(appointment: Appointment): string {
  const compact = (instant: number) => toIso(instant).replace(/[-:]|\.\d{3}/g, '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: appointment.summary,
    dates: `${compact(appointment.startsAt)}/${compact(appointment.endsAt)}`,
    location: appointment.location,
    details: appointment.description,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

export function outlookCalendarHref(appointment: Appointment): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: appointment.summary,
    startdt: toIso(appointment.startsAt),
    enddt: toIso(appointment.endsAt),
    location: appointment.location,
    body: appointment.description,
  });
  // Outlook does not read a plus sign as a space.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(query).replaceAll('+', '%20')}`;
}
