import { useTexts } from '#texts';
import { endBarVariants } from '@/components/calendar/looks/end-bars';
import { LeaveDialog } from '@/components/forms/leave-dialog';
import { buttonVariants } from '@/components/ui/button';
import { CalendarCog } from '@/components/ui/icons';
import { useOnline } from '@/components/ui/use-online';
import { CopyDialog } from './copy-dialog';
import { DiscardDialog } from './discard-dialog';
import { ModeBar } from './mode-bar';
import { RangeDialog } from './range-dialog';
import { SelectionBar } from './selection-bar';
import type { Availability } from './use-availability';

interface ChangeAvailabilityProps {
  mode: Availability;
  /** In a bar at the end of a phone's page, always within reach, instead of in the toolbar. */
  atEnd?: boolean;
}

/** Opens the Change Availability mode (CAL-010). */
export function ChangeAvailability({ mode, atEnd = false }: ChangeAvailabilityProps) {
  const t = useTexts('calendar.availability');
  if (mode.isOn) return null;
  const button = (
    <button
      type="button"
      ref={mode.opener}
      className={
        atEnd
          ? buttonVariants({ className: 'min-w-0 flex-1' })
          : buttonVariants({ size: 'small', className: 'max-lg:hidden' })
      }
      onClick={mode.open}
    >
      <CalendarCog />
      {t('open')}
    </button>
  );
  if (!atEnd) return button;
  return (
    <div className={endBarVariants({ look: 'button' })} data-end-bar="button">
      {button}
    </div>
  );
}

/** Above the grid: the name of the mode and its dialogs. Nothing while the mode is off. */
export function AvailabilityHead({ mode }: { mode: Availability }) {
  const { calls, zone, today, monday, week, dialog, picked } = mode;
  if (!mode.isOn) return null;
  return (
    <>
      <ModeBar
        onRange={() => mode.openDialog('range')}
        onCopy={() => mode.openDialog('copy')}
        onClose={mode.close}
      />
      <RangeDialog
        calls={calls}
        zone={zone}
        today={today}
        open={dialog === 'range'}
        onClose={mode.closeDialog}
        follow={mode.follow}
        onDone={mode.finish}
      />
      <CopyDialog
        calls={calls}
        zone={zone}
        monday={monday}
        marks={week}
        open={dialog === 'copy'}
        onClose={mode.closeDialog}
        follow={mode.follow}
        onDone={mode.finish}
      />
      <LeaveDialog
        href={mode.leaving.asked}
        onStay={mode.leaving.stay}
        onLeave={mode.leaving.release}
      />
      <DiscardDialog
        open={dialog === 'discard'}
        count={picked.size}
        onKeep={mode.closeDialog}
        onDiscard={mode.discard}
      />
    </>
  );
}

/** Below the grid: what is selected, and the buttons for it; on a phone the opener while the mode is off. */
export function AvailabilityFoot({ mode }: { mode: Availability }) {
  const isOnline = useOnline();
  if (!mode.isOn) return <ChangeAvailability mode={mode} atEnd />;
  return (
    <SelectionBar
      picked={mode.picked}
      mark={mode.mark}
      clearsMarks={mode.calls.clearsMarks}
      pending={mode.pending}
      result={mode.result}
      isOnline={isOnline}
      undo={mode.undo}
      onMark={mode.setMark}
      onUndo={mode.undoLast}
      onApply={mode.apply}
    />
  );
}
