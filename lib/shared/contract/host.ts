import { accountRows } from './accounts';
import { bookingRows } from './bookings';
import { customerRows } from './customers';
import { eventRows } from './events';
import { insightRows } from './insight';
import { moderationRows } from './moderation';
import { newsRows } from './news';
import { otherCalendarRows } from './other-calendars';
import { peopleRows } from './people';
import { providerBookingRows } from './provider-bookings';
import { calendarRows } from './provider-calendar';
import { pushRows } from './push-devices';
import { reviewRows } from './reviews';
import { scheduleRows } from './schedules';
import { itemRows } from './service-items';
import { searchRows } from './service-search';
import { serviceRows } from './services';
import { sessionRows } from './sessions';
import { shortAddressRows } from './short-addresses';
import { slateRows } from './slates';
import { slotRows } from './slots';
import { staffRows } from './staff';
import { visitRows } from './visits';

/**
 * Each row needs a function in `backend/calls/`. If several rows have the same method and path,
 * they are tried in order.
 */
export const host = {
  ...serviceRows,
  ...shortAddressRows,
  ...itemRows,
  ...accountRows,
  ...sessionRows,
  ...slotRows,
  ...calendarRows,
  ...providerBookingRows,
  ...visitRows,
  ...scheduleRows,
  ...peopleRows,
  ...otherCalendarRows,
  ...customerRows,
  ...pushRows,
  ...bookingRows,
  ...reviewRows,
  ...eventRows,
  ...searchRows,
  ...slateRows,
  ...newsRows,
  ...moderationRows,
  ...insightRows,
  ...staffRows,
} as const;

export type HostTable = typeof host;
