import { accountSettingsRows } from './account-settings';
import { accountRows } from './accounts';
import { appealRows } from './appeals';
import { arrangedVisitRows } from './arranged-visits';
import { bookingRows } from './bookings';
import { customerLinkRows } from './customer-links';
import { customerRows } from './customers';
import { eventWriteRows } from './event-writes';
import { eventRows } from './events';
import { insightRows } from './insight';
import { moderationRows } from './moderation';
import { newsRows } from './news';
import { otherCalendarRows } from './other-calendars';
import { peopleRows } from './people';
import { providerBookingRows } from './provider-bookings';
import { calendarRows } from './provider-calendar';
import { publicEventRows } from './public-events';
import { pushRows } from './push-devices';
import { reviewRows } from './reviews';
import { scheduleRows } from './schedules';
import { itemRows } from './service-items';
import { searchRows } from './service-search';
import { serviceWriteRows } from './service-writes';
import { serviceRows } from './services';
import { shortAddressRows } from './short-addresses';
import { slateListRows } from './slate-lists';
import { slateRows } from './slates';
import { slotRows } from './slots';
import { staffRows } from './staff';
import { suggestionRows } from './suggestions';
import { visitRows } from './visits';

/**
 * Each row needs a function in `backend/calls/`. A foreign host may lack extensions. Rows with one
 * method and path are tried in order.
 */
export const host = {
  ...serviceRows,
  ...serviceWriteRows,
  ...shortAddressRows,
  ...itemRows,
  ...accountRows,
  ...accountSettingsRows,
  ...slotRows,
  ...bookingRows,
  ...calendarRows,
  ...providerBookingRows,
  ...visitRows,
  ...arrangedVisitRows,
  ...scheduleRows,
  ...peopleRows,
  ...otherCalendarRows,
  ...customerRows,
  ...pushRows,
  ...customerLinkRows,
  ...appealRows,
  ...reviewRows,
  ...eventRows,
  ...eventWriteRows,
  ...searchRows,
  ...suggestionRows,
  ...publicEventRows,
  ...slateRows,
  ...slateListRows,
  ...newsRows,
  ...moderationRows,
  ...insightRows,
  ...staffRows,
} as const;

export type HostTable = typeof host;
