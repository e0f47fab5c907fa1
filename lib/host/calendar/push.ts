import 'server-only';
import { host } from '@/lib/contract/host';
import type { Push, PushDevice, SavedDevice } from '@/lib/contract/push-devices';
import { AppError } from '@/lib/errors';
import { callHost } from '@/lib/host/transport/call-host';
import { isOurs } from '@/lib/host/transport/host-number';
import { orRefusal, REFUSED } from '@/lib/host/transport/refusals';

function assertOffered(): void {
  if (!isOurs()) throw new AppError('not_found', { key: 'noPush' });
}

/** All functions here throw `not_found` where no notices are sent. */
export async function listPushDevices(calendarId: number): Promise<Push> {
  assertOffered();
  return callHost(host.listPushDevices, { query: { calendarId } });
}

export async function savePushDevice(
  calendarId: number,
  device: SavedDevice,
  session: string | undefined,
): Promise<{ device: PushDevice }> {
  assertOffered();
  const { label = '', ...rest } = device;
  return orRefusal(
    REFUSED,
    callHost(host.savePushDevice, { body: { calendarId, label, session, ...rest } }),
  );
}

export async function removePushDevice(calendarId: number, deviceId: string) {
  assertOffered();
  return callHost(host.removePushDevice, { params: { deviceId }, query: { calendarId } });
}

export async function testPushDevice(calendarId: number, deviceId: string) {
  assertOffered();
  return orRefusal(
    REFUSED,
    callHost(host.testPushDevice, { params: { deviceId }, body: { calendarId } }),
  );
}
