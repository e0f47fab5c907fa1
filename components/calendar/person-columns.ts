import type { PersonColumn } from '@/components/calendar/grid/grid-props';
import type { GridDay } from '@/lib/shared/domain/calendar/grid';
import type { ShownCalendar } from './use-shown-calendars';

export function personColumns(
  calendars: readonly ShownCalendar[],
  day: GridDay | undefined,
): PersonColumn[] {
  const slots = day?.slots ?? [];
  const [from, last] = [slots[0]?.at ?? 0, slots.at(-1)?.at ?? 0];
  return calendars.flatMap(({ person, data, error }) => {
    if (!person) return [];
    const { id, name, pictureUrl } = person;
    const isWork = (at: number) =>
      ['available', 'booked'].includes(data?.slots.get(at)?.status ?? '');
    const visits = data?.bookings?.filter(
      ({ isCancelled, startsAt }) => !isCancelled && startsAt >= from && startsAt <= last,
    );
    return [
      {
        id,
        name,
        pictureUrl,
        state: data ? 'known' : error ? 'failed' : 'loading',
        count: visits?.length ?? null,
        isClosed: data !== null && !slots.some(({ at }) => isWork(at)),
      },
    ];
  });
}
