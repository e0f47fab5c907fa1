import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isNumberKnown, isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import { serverOf } from '@/lib/server/host/transport/servers';
import type { NotMeOutcome } from '@/lib/shared/url/booking-url';

/** Returns false until {host} has answered for the first time. */
export function cannotStopMail(): boolean {
  return isNumberKnown(serverOf({}).base) && !isOurs();
}

export async function stopMailTo(token: string): Promise<NotMeOutcome> {
  try {
    const { stopped } = await callHost(host.stopMail, { body: { token } });
    return stopped ? 'stopped' : 'unknown';
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.kind === 'not_offered') return 'notOffered';
    return error.kind === 'input' ? 'unknown' : 'failed';
  }
}
