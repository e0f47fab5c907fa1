import { api } from '@/lib/contract/api';
import { listPushDevices, savePushDevice } from '@/lib/host/calendar/push';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listPushDevices, ownerOfCalendar, ({ grant }) =>
  listPushDevices(grant.calendarId),
);
export const PUT = handle(api.savePushDevice, ownerOfCalendar, ({ body, grant }) =>
  savePushDevice(grant.calendarId, body),
);
