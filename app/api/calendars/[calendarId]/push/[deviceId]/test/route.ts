import { api } from '@/lib/contract/api';
import { testPushDevice } from '@/lib/host/calendar/push';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.testPushDevice, ownerOfCalendar, ({ params, grant }) =>
  testPushDevice(grant.calendarId, params.deviceId),
);
