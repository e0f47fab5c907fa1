import 'server-only';
import type { Handler } from '@/lib/server/http/handle';
import type { api } from '@/lib/shared/contract/api';
import { accountCalls } from './account';
import { bookingsCalls } from './bookings';
import { calendarCalls } from './calendar';
import { customersCalls } from './customers';
import { eventsCalls } from './events';
import { otherCalendarsCalls } from './other-calendars';
import { peopleCalls } from './people';
import { pushCalls } from './push';
import { reviewsCalls } from './reviews';
import { servicesCalls } from './services';
import { siteCalls } from './site';
import { staffCalls } from './staff';
import { visitsCalls } from './visits';

/**
 * Rows that answer with files. They have routes of their own, so that other calls do not load what
 * draws or streams files.
 */
type FileRow =
  | 'downloadVisits'
  | 'drawEventPoster'
  | 'drawPoster'
  | 'readLogo'
  | 'readThumbnail'
  | 'staffLogFile';

/** The functions of calls, by the names of their rows. */
export const calls = {
  ...accountCalls,
  ...bookingsCalls,
  ...calendarCalls,
  ...customersCalls,
  ...eventsCalls,
  ...otherCalendarsCalls,
  ...peopleCalls,
  ...pushCalls,
  ...reviewsCalls,
  ...servicesCalls,
  ...siteCalls,
  ...staffCalls,
  ...visitsCalls,
} satisfies Record<Exclude<keyof typeof api, FileRow>, Handler>;
