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

/** Rows of files, which have routes of their own: what draws or streams them is loaded for them alone. */
type FileRow = 'downloadVisits' | 'drawPoster' | 'readLogo' | 'readThumbnail' | 'staffLogFile';

/** By the names of their rows. */
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
