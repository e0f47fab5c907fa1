import 'server-only';
import { markEach } from '@/lib/server/host/documented/instead/availability';
import { forgetHours } from '@/lib/server/host/forget-service';
import { callHost, isOffered } from '@/lib/server/host/transport/call-host';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { AvailabilityChange, AvailabilityOutcome } from '@/lib/shared/contract/slots';
import { markableSpan } from '@/lib/shared/domain/calendar/availability';
import { type DayMark, marksByDay } from '@/lib/shared/domain/hours/marked-days';
import { AppError } from '@/lib/shared/errors';
import type { Texts } from '@/lib/shared/texts/texts';
import { localDay } from '@/lib/shared/time/format';
import { BOOKING_MONTHS, spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

type Changes = AvailabilityChange['changes'];

/** Lists marks from today on, by default the first person's. Null if {host} is not our backend. */
export async function listMarks(calendarId: number, person?: number): Promise<DayMark[] | null> {
  if (!isOurs()) return null;
  const today = localDay(Date.now(), VENUE_ZONE.id);
  const { from: startsAt } = spanOfDays(today, today, VENUE_ZONE.id);
  const query = { calendarId, startsAt, person };
  return marksByDay(await callHost(host.listMarks, { query }), today, VENUE_ZONE.id);
}

function assertMarkable(changes: Changes): void {
  const reach = markableSpan(Date.now(), VENUE_ZONE.id);
  const isWithin = (span: Changes[number]) =>
    span.startsAt >= reach.from && span.endsAt <= reach.to;
  if (!changes.every(isWithin)) {
    const problem = { key: 'outOfReach', values: { months: String(BOOKING_MONTHS) } } as const;
    throw new AppError('invalid', problem, { fields: { changes: problem } });
  }
}

/**
 * Throws `invalid` for a span out of reach, and `not_found` for clearing at another host than ours.
 * Both are thrown before any call.
 */
export async function setAvailability(
  calendarId: number,
  { changes, person }: AvailabilityChange,
  t: Texts<'errors.reasons'>,
): Promise<AvailabilityOutcome> {
  assertMarkable(changes);
  try {
    if (!(await isOffered(host.setMarks))) return await markEach(calendarId, changes, t);
    const spans = changes.map(({ startsAt, endsAt, mark }) => {
      return { startsAt, endsAt, status: mark === 'cleared' ? null : mark };
    });
    const { before } = await callHost(host.setMarks, { body: { calendarId, person, spans } });
    return { failed: [], before };
  } finally {
    forgetHours(calendarId);
  }
}
