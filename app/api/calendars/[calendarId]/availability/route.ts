import { api } from '@/lib/contract/api';
import { setAvailability } from '@/lib/host/calendar/calendar';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { requestLanguage } from '@/lib/http/request-language';
import { textsFor } from '@/lib/texts/catalogue';

export const POST = handle(api.setAvailability, ownerOfCalendar, async ({ body, grant, request }) =>
  setAvailability(grant.calendarId, body, textsFor(requestLanguage(request), 'errors.reasons')),
);
