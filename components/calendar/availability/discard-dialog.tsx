import { Dialog } from '@/components/ui/dialog';
import { countOf } from '@/lib/domain/calendar/availability-messages';

interface DiscardDialogProps {
  open: boolean;
  count: number;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a selection is thrown away. */
export function DiscardDialog({ open, count, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog leavesFirst open={open} onClose={onKeep} role="alertdialog" labelledBy="discard-title">
      <h2 id="discard-title" className="h3 display">
        Close without applying?
      </h2>
      <p className="muted">
        <bdi>{countOf(count, 'slot')} selected, not yet applied.</bdi>
      </p>
      <div className="row actions">
        <button type="button" className="btn secondary grow" onClick={onKeep}>
          Keep selecting
        </button>
        <button type="button" className="btn danger" onClick={onDiscard}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
