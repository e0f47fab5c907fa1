import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AvailabilityModeOptions } from '@/components/calendar/week/availability-options';
import { useLeaveGuard } from '@/components/forms/use-leave-guard';
import { pressSeen } from '@/components/ui/press-seen';
import type { CalendarData } from '@/lib/domain/calendar/cells';
import type { Mark, Statuses } from '@/lib/domain/calendar/plan';
import { mondayOf } from '@/lib/time/local-date';
import { usePicking } from './use-picking';

/** The dialogs that open from the mode. */
export type ModeDialog = 'range' | 'copy' | 'discard';

/** Links and the tab's end ask first while something is picked. */
function useAskBeforeLeaving(isDirty: boolean) {
  const guard = useLeaveGuard();
  useEffect(() => {
    if (isDirty) guard.touch();
    else guard.release();
  });
  return guard;
}

/** The button that opens the mode is another one each time: the one in sight gets the focus back. */
function useOpener(isOn: boolean) {
  const [wasOn, setWasOn] = useState(false);
  if (isOn && !wasOn) setWasOn(true);
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (wasOn && button?.checkVisibility()) button.focus();
    },
    [wasOn],
  );
}

/** The slots of the week on show, for who copies it; null while they are not known. */
function useWeekToCopy(data: CalendarData | null, isCopying: boolean): Statuses | null {
  return useMemo(() => {
    if (!data || !isCopying) return null;
    return new Map([...data.slots].map(([at, { status }]) => [at, status]));
  }, [data, isCopying]);
}

/** The Change Availability mode: what is picked, and the status it gets (CAL-010, CAL-012). */
export function useAvailabilityMode(options: AvailabilityModeOptions) {
  const [isOn, setIsOn] = useState(false);
  const [mark, setMark] = useState<Mark>('available');
  const [dialog, setDialog] = useState<ModeDialog | null>(null);
  const monday = mondayOf(options.days[0]?.date ?? options.today);
  const { handlers, leave, say, ...picking } = usePicking(options, monday, isOn);
  const isPicked = picking.picked.size > 0;
  const end = () => {
    leave();
    setDialog(null);
    setIsOn(false);
  };
  return {
    ...options,
    ...picking,
    ...{ isOn, mark, setMark, dialog, monday },
    /** What the grid is given. */
    selection: picking.picked,
    selecting: isOn ? handlers : null,
    week: useWeekToCopy(options.data, dialog === 'copy'),
    opener: useOpener(isOn),
    leaving: useAskBeforeLeaving(isOn && isPicked),
    open: () => void pressSeen().then(() => setIsOn(true)),
    openDialog: (name: ModeDialog) => void pressSeen().then(() => setDialog(name)),
    closeDialog: () => setDialog(null),
    /** A dialog has done all that it was to do: it closes, and the page says what that was. */
    finish: (text: string) => {
      setDialog(null);
      // What comes while the dialog is still open is not read out.
      void pressSeen().then(() => say(text));
    },
    /** Leaves the mode, and asks first if something is picked. */
    close: () => void pressSeen().then(() => (isPicked ? setDialog('discard') : end())),
    discard: end,
    apply: () => picking.apply(mark),
  };
}

/** The mode as its parts on the page see it. */
export type AvailabilityMode = ReturnType<typeof useAvailabilityMode>;
