import 'server-only';
import { host } from '@/lib/contract/host';
import type { Slot } from '@/lib/domain/calendar/slots';
import type { Audience } from '@/lib/domain/hours/calendar-slots';
import { callHost } from '@/lib/host/transport/call-host';
import type { Span } from '@/lib/time/span';

/** In a span (epoch ms), never cached. The provider also sees what rules keep from customers. */
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
