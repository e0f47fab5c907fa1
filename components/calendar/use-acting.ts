import { useSlotActions } from '@/components/calendar/dialogs/use-slot-actions';
import { useHost } from '@/components/shared/host/host-context';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { movingIn } from './moving-in';
import type { useShownCalendars } from './use-shown-calendars';

interface ActingOptions {
  monday: LocalDate;
  zone: string;
  readOnly: boolean;
  /** Whose calendar a press without a column is on; null where one person works. */
  person: number | null;
  reload: () => Promise<unknown>;
}

/** The dialogs of the calendar that was last acted on, and how a press or a drag on one opens them. */
export function useActing(
  calendars: ReturnType<typeof useShownCalendars>,
  { person, ...options }: ActingOptions,
) {
  const { isOurs } = useHost();
  const { person: who, calls, weeks, data } = calendars.acting;
  const calendar = { calls, weeks, data, who: who?.name ?? '' };
  const actions = useSlotActions({ ...options, ...calendar, opensUnset: isOurs });
  const seenBy = (whose: number | null) => calendars.of(whose ?? person).data;
  return {
    actions,
    onAct(place: Place, shift: boolean) {
      calendars.actFor(place.person ?? person);
      actions.act(place.at, shift, seenBy(place.person));
    },
    moving:
      isOurs && !options.readOnly
        ? movingIn(seenBy, (visit, to) => {
            calendars.actFor(visit.person ?? person);
            const seen = seenBy(visit.person);
            if (seen) actions.askMove(visit.span.from, to, seen);
          })
        : null,
  };
}
