import { SLOT_MINUTES, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { asWritten, namesInText } from '@/lib/shared/texts/lists';
import type { Texts } from '@/lib/shared/texts/texts';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { cancellationWords } from './cancellation';
import type { CalendarEntry } from './ics';

interface BookedVisit {
  startsAt: number;
  items: readonly { name: string; durationMinutes: number }[];
  provider: { name: string; address: string };
  person?: { name: string } | null | undefined;
  /** "" if unknown. */
  bookingId: string;
}

export function toAppointment(
  { startsAt, items, provider, person, bookingId }: BookedVisit,
  t: Texts<'booking.appointmentFile'>,
  cancellation: Texts<'booking.cancellation'>,
  /** The address of the customer's page; "" for none. */
  page = '',
): Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'summary' | 'location' | 'description' | 'url'> {
  const minutes = visitMinutes(items.map((item) => item.durationMinutes)) || SLOT_MINUTES;
  return {
    startsAt,
    endsAt: startsAt + minutes * MINUTE_MS,
    summary: provider.name,
    location: provider.address,
    description: [
      namesInText(
        items.map(({ name }) => name),
        t.locale,
      ),
      ...(person ? [t('with', { person: asWritten(person.name, t.locale) })] : []),
      ...(bookingId ? [t('bookingId', { id: bookingId })] : []),
      cancellationWords(startsAt, cancellation, page ? 'offered' : 'not offered'),
      ...(page ? [t('page', { url: page })] : []),
    ].join('\n'),
    url: page,
  };
}
