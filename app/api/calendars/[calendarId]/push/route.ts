import { readSignIn } from '@/lib/auth/session';
import { api } from '@/lib/contract/api';
import { listPushDevices, savePushDevice } from '@/lib/host/calendar/push';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listPushDevices, ownerOfCalendar, ({ grant }) =>
  listPushDevices(grant.calendarId),
);
export const PUT = handle(api.savePushDevice, ownerOfCalendar, async ({ body, grant, request }) => {
  const signedIn = await readSignIn(request.headers.get('cookie'));
  return savePushDevice(grant.calendarId, body, signedIn?.signIn);
});
