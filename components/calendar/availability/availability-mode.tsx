import { useOnline } from '@/components/calendar/week/use-online';
import { LeaveDialog } from '@/components/forms/leave-dialog';
import { ChangeAvailability } from './change-availability';
import { CopyDialog } from './copy-dialog';
import { DiscardDialog } from './discard-dialog';
import { ModeBar } from './mode-bar';
import { RangeDialog } from './range-dialog';
import { SelectionBar } from './selection-bar';
import type { AvailabilityMode } from './use-availability-mode';

/** Above the grid: the name of the mode and its dialogs. Nothing while the mode is off. */
export function AvailabilityHead({ mode }: { mode: AvailabilityMode }) {
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
        statuses={week}
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

/** Below the grid: what is picked, and the way on and back; a phone's way in while the mode is off. */
export function AvailabilityFoot({ mode }: { mode: AvailabilityMode }) {
  const isOnline = useOnline();
  if (!mode.isOn) return <ChangeAvailability mode={mode} atEnd />;
  const { picked, mark, progress, outcome, undo } = mode;
  return (
    <SelectionBar
      picked={picked}
      mark={mark}
      progress={progress}
      outcome={outcome}
      isOnline={isOnline}
      undo={undo}
      onMark={mode.setMark}
      onUndo={mode.undoLast}
      onApply={mode.apply}
    />
  );
}
