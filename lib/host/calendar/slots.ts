import 'server-only';
import { host } from '@/lib/contract/host';
import type { Slot } from '@/lib/domain/calendar/slots';
import type { Audience } from '@/lib/domain/hours/calendar-slots';
import { callHost } from '@/lib/host/transport/call-host';
import type { Span } from '@/lib/time/span';

/**
 * The set slots of a calendar within a span of epoch ms, as they are now: never cached. The provider
 * also sees as free what the rules of booking keep from customers, where {host} has such rules.
 */
export async function listSlots(
  calendarId: number,
  { from, to }: Span,
  audience: Audience = 'customer',
): Promise<Slot[]> {
  const slots = await callHost(host.listSlots, {
    query: {
      calendarId,
      startsAt: from,
      endsAt: to,
      ...(audience === 'provider' && { audience }),
    },
  });
  return slots.filter(({ startsAt }) => startsAt >= from && startsAt < to);
}
