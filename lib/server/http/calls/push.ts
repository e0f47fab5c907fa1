import 'server-only';
import { readSignIn } from '@/lib/server/auth/session';
import {
  listPushDevices,
  removePushDevice,
  savePushDevice,
  testPushDevice,
} from '@/lib/server/host/calendar/push';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const pushCalls = {
  removePushDevice: handle(api.removePushDevice, ({ params, grant }) =>
    removePushDevice(grant.calendarId, params.deviceId),
  ),
  testPushDevice: handle(api.testPushDevice, ({ params, grant }) =>
    testPushDevice(grant.calendarId, params.deviceId),
  ),
  listPushDevices: handle(api.listPushDevices, ({ grant }) => listPushDevices(grant.calendarId)),
  savePushDevice: handle(api.savePushDevice, async ({ body, grant, request }) => {
    const signedIn = await readSignIn(request.headers.get('cookie'));
    return savePushDevice(grant.calendarId, body, signedIn?.signIn);
  }),
};
