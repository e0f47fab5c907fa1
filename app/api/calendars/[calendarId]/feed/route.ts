import { api } from '@/lib/contract/api';
import { changeFeed } from '@/lib/host/calendar/feed';
import { freshOwnerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.changeFeed, freshOwnerOfCalendar, async ({ body, grant }) =>
  changeFeed(grant.calendarId, body.isOn),
);
