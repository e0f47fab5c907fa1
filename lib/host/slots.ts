import 'server-only';
import { host } from '@/lib/contract/host';
import { offeredStarts, type Slot, type Span } from '@/lib/domain/slots';
import { callHost } from './call-host';
import { HostError } from './host-error';

const DAY_MS = 86_400_000;
const SCAN = { windowDays: 28, windows: 4 };

/** The set slots of a calendar within a span of epoch ms, as they are now: never cached. */
export async function listSlots(calendarId: string, { from, to }: Span): Promise<Slot[]> {
  const slots = await callHost(host.listSlots, {
    query: {
      settlnProviderId: calendarId,
      startTime: new Date(from).toISOString(),
      endTime: new Date(to).toISOString(),
    },
  });
  return slots.filter(({ startsAt }) => {
    const at = Date.parse(startsAt);
    return at >= from && at < to;
  });
}

/** For a host without our extension: four windows of four weeks, each with a day of overlap. */
async function scanForStart(
  calendarId: string,
  from: number,
  durationMinutes: number,
): Promise<string | null> {
  for (let n = 0; n < SCAN.windows; n += 1) {
    const start = from + n * SCAN.windowDays * DAY_MS;
    const span = { from: start, to: start + (SCAN.windowDays + 1) * DAY_MS };
    const slots = await listSlots(calendarId, span);
    const [first] = offeredStarts(slots, { durationMinutes, now: from });
    if (first) return first;
  }
  return null;
}

/** The first start from an instant on at which a visit of so many minutes fits; null for none ahead. */
export async function findNextAvailable(
  calendarId: string,
  fromIso: string,
  durationMinutes: number,
): Promise<string | null> {
  const query = { settlnProviderId: calendarId, startTime: fromIso, durationMinutes };
  try {
    return (await callHost(host.findNextAvailable, { query })).startTime;
  } catch (error) {
    if (!(error instanceof HostError) || error.kind !== 'not_offered') throw error;
    return scanForStart(calendarId, Date.parse(fromIso), durationMinutes);
  }
}
