import { describe, expect, test } from 'vitest';
import { googleCalendarHref, outlookCalendarHref } from './calendar-links';

const APPOINTMENT = {
  startsAt: Date.UTC(2025, 10, 20, 9, 45),
  endsAt: Date.UTC(2025, 10, 20, 14, 30),
  summary: 'Crown Braids & Curls',
  location: '14, Triq il-Wilġa',
  description: 'Braids\nBooking id: 40817',
};

describe('links that add an appointment', () => {
  test('to Google Calendar name it in UTC', () => {
    const { origin, searchParams } = new URL(googleCalendarHref(APPOINTMENT));
    expect(origin).toBe('https://calendar.google.com');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'Crown Braids & Curls',
      dates: '20251120T094500Z/20251120T143000Z',
      location: '14, Triq il-Wilġa',
      details: 'Braids\nBooking id: 40817',
    });
  });

  test('to Outlook name it in UTC, and have no plus for a space', () => {
    const href = outlookCalendarHref(APPOINTMENT);
    expect(href).not.toContain('+');
    expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({
      subject: 'Crown Braids & Curls',
      startdt: '2025-11-20T09:45:00.000Z',
      enddt: '2025-11-20T14:30:00.000Z',
      location: '14, Triq il-Wilġa',
      body: 'Braids\nBooking id: 40817',
    });
  });
});
