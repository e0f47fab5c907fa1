import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { orRefusal, REFUSED } from '@/lib/server/host/transport/refusals';
import { host } from '@/lib/server/host/transport/rows';
import type { Push, PushDevice, SavedDevice } from '@/lib/shared/contract/push-devices';

export function listPushDevices(calendarId: number): Promise<Push> {
  return callHost(host.listPushDevices, { query: { calendarId } });
}

export function savePushDevice(
  calendarId: number,
  device: SavedDevice,
  session: string | undefined,
): Promise<{ device: PushDevice }> {
  const { label = '', ...rest } = device;
  return orRefusal(
    REFUSED,
    callHost(host.savePushDevice, { body: { calendarId, label, session, ...rest } }),
  );
}

export function removePushDevice(calendarId: number, deviceId: string) {
  return callHost(host.removePushDevice, { params: { deviceId }, query: { calendarId } });
}

export function testPushDevice(calendarId: number, deviceId: string) {
  return orRefusal(
    REFUSED,
    callHost(host.testPushDevice, { params: { deviceId }, body: { calendarId } }),
  );
}
