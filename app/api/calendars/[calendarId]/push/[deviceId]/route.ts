import { api } from '@/lib/contract/api';
import { removePushDevice } from '@/lib/host/calendar/push';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const DELETE = handle(api.removePushDevice, ownerOfCalendar, ({ params, grant }) =>
  removePushDevice(grant.calendarId, params.deviceId),
);
