import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import { SLOT_MS, type Slot } from '@/lib/shared/domain/calendar/slots';
import type { Audience } from '@/lib/shared/domain/hours/calendar-slots';
import { localDay } from '@/lib/shared/time/format';
import type { Span } from '@/lib/shared/time/span';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/**
 * Lists slots in a span (epoch ms), which are never cached. The provider also sees times that rules
 * keep from customers.
 */
export async function listSlots(
  calendarId: number,
  { from, to }: Span,
  audience: Audience = 'customer',
  person?: number | undefined,
): Promise<Slot[]> {
  const slots = await callHost(host.listSlots, {
    query: {
      calendarId,
      startsAt: from,
      endsAt: to,
      ...(audience === 'provider' && { audience }),
      person,
    },
  });
  return slots.filter(({ startsAt }) => startsAt >= from && startsAt < to);
}

/** If `span` (CC-013) ends with a free slot, also reads the day after it. */
export async function readIntoNight(
  read: (span: Span) => Promise<Slot[]>,
  span: Span,
): Promise<Slot[]> {
  const slots = await read(span);
  const endsFree = slots.some(
    ({ startsAt, status }) => startsAt === span.to - SLOT_MS && status === 'available',
  );
  if (!endsFree) return slots;
  const night = localDay(span.to, VENUE_ZONE.id);
  try {
    return [...slots, ...(await read(spanOfDays(night, night, VENUE_ZONE.id)))];
  } catch (error) {
    if (error instanceof HostError) return slots;
    throw error;
  }
}
