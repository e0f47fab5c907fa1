import { accountApi } from './accounts';
import { bookingApi } from './bookings';
import { messageApi } from './contact-messages';
import { customersApi } from './customers';
import { eventApi } from './events';
import { insightApi } from './insight';
import { moderationApi } from './moderation';
import { newsApi } from './news';
import { otherCalendarApi } from './other-calendars';
import { peopleApi } from './people';
import { calendarApi } from './provider-calendar';
import { pushApi } from './push-devices';
import { reviewApi } from './reviews';
import { scheduleApi } from './schedules';
import { itemApi } from './service-items';
import { searchApi } from './service-search';
import { serviceApi } from './services';
import { shortAddressApi } from './short-addresses';
import { slotApi } from './slots';
import { staffApi } from './staff';
import { uploadApi } from './uploads';
import { visitsApi } from './visits';

export const api = {
  ...serviceApi,
  ...itemApi,
  ...shortAddressApi,
  ...accountApi,
  ...bookingApi,
  ...slotApi,
  ...calendarApi,
  ...visitsApi,
  ...scheduleApi,
  ...peopleApi,
  ...otherCalendarApi,
  ...customersApi,
  ...reviewApi,
  ...pushApi,
  ...eventApi,
  ...searchApi,
  ...newsApi,
  ...messageApi,
  ...moderationApi,
  ...insightApi,
  ...staffApi,
  ...uploadApi,
} as const;
