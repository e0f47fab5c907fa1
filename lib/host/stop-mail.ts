import 'server-only';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { isNumberKnown, isOurs } from '@/lib/host/transport/host-number';
import { host } from '@/lib/host/transport/rows';
import { serverOf } from '@/lib/host/transport/servers';
import type { NotMeOutcome } from '@/lib/url/booking-url';

/** False before {host}'s first answer. */
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
