import { accountApi } from './accounts';
import { arrangedVisitApi } from './arranged-visits';
import { besideApi } from './beside';
import { bookingApi } from './bookings';
import { customerLinkApi } from './customer-links';
import { customersApi } from './customers';
import { eventWriteApi } from './event-writes';
import { eventApi } from './events';
import { insightApi } from './insight';
import { letterApi } from './letters';
import { moderationApi } from './moderation';
import { newsApi } from './news';
import { otherCalendarApi } from './other-calendars';
import { ownReviewApi } from './own-reviews';
import { peopleApi } from './people';
import { posterApi } from './posters';
import { calendarApi } from './provider-calendar';
import { pushApi } from './push-devices';
import { scheduleApi } from './schedules';
import { itemApi } from './service-items';
import { serviceWriteApi } from './service-writes';
import { serviceApi } from './services';
import { shortAddressApi } from './short-addresses';
import { slotApi } from './slots';
import { staffApi } from './staff';
import { suggestionApi } from './suggestions';
import { uploadApi } from './uploads';
import { visitsApi } from './visits';

export const api = {
  ...serviceApi,
  ...serviceWriteApi,
  ...itemApi,
  ...shortAddressApi,
  ...posterApi,
  ...accountApi,
  ...bookingApi,
  ...customerLinkApi,
  ...slotApi,
  ...calendarApi,
  ...visitsApi,
  ...arrangedVisitApi,
  ...scheduleApi,
  ...peopleApi,
  ...otherCalendarApi,
  ...customersApi,
  ...ownReviewApi,
  ...pushApi,
  ...eventApi,
  ...eventWriteApi,
  ...besideApi,
  ...suggestionApi,
  ...newsApi,
  ...letterApi,
  ...moderationApi,
  ...insightApi,
  ...staffApi,
  ...uploadApi,
} as const;
