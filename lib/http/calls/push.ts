import 'server-only';
import { readSignIn } from '@/lib/auth/session';
import { api } from '@/lib/contract/api';
import {
  listPushDevices,
  removePushDevice,
  savePushDevice,
  testPushDevice,
} from '@/lib/host/calendar/push';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const pushCalls = {
  removePushDevice: handle(api.removePushDevice, ownerOfCalendar, ({ params, grant }) =>
    removePushDevice(grant.calendarId, params.deviceId),
  ),
  testPushDevice: handle(api.testPushDevice, ownerOfCalendar, ({ params, grant }) =>
    testPushDevice(grant.calendarId, params.deviceId),
  ),
  listPushDevices: handle(api.listPushDevices, ownerOfCalendar, ({ grant }) =>
    listPushDevices(grant.calendarId),
  ),
  savePushDevice: handle(api.savePushDevice, ownerOfCalendar, async ({ body, grant, request }) => {
    const signedIn = await readSignIn(request.headers.get('cookie'));
    return savePushDevice(grant.calendarId, body, signedIn?.signIn);
  }),
};
