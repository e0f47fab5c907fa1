import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';

interface LeaveDialogProps {
  /** Where to; null while nobody asked to leave. */
  href: string | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Unsaved changes, and a link that leads away from them. */
export function LeaveDialog({ href, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={href !== null}
      onClose={onStay}
      role="alertdialog"
      labelledBy="leave-title"
      describedBy="leave-text"
    >
      <h2 id="leave-title" className={headingVariants({ size: 'small' })}>
        Leave without saving?
      </h2>
      <p id="leave-text" className="text-muted">
        What you have entered here has not been submitted and will be lost.
      </p>
      <div className="flex flex-wrap items-center gap-3 actions">
        <Button className="min-w-0 flex-1" onClick={onStay}>
          Stay
        </Button>
        <Button
          look="danger-quiet"
          onClick={() => {
            onLeave();
            window.location.assign(href ?? '/');
          }}
        >
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
