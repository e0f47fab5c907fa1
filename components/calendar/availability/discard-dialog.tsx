import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
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
      <h2 id="discard-title" className={headingVariants({ size: 'small' })}>
        Close without applying?
      </h2>
      <p className="text-muted">
        <bdi>{countOf(count, 'slot')} selected, not yet applied.</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-3 actions">
        <Button look="secondary" className="min-w-0 flex-1" onClick={onKeep}>
          Keep selecting
        </Button>
        <Button look="danger" onClick={onDiscard}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
