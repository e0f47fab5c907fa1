import { api } from '@/lib/contract/api';
import { setAvailability } from '@/lib/host/calendar/calendar';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.setAvailability, ownerOfCalendar, async ({ body, grant }) =>
  setAvailability(grant.account.id, body),
);
