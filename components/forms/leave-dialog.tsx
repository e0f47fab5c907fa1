import { Dialog } from '@/components/ui/dialog';

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
      <h2 id="leave-title" className="h3 display">
        Leave without saving?
      </h2>
      <p id="leave-text" className="muted">
        What you have entered here has not been submitted and will be lost.
      </p>
      <div className="row actions">
        <button type="button" className="btn grow" onClick={onStay}>
          Stay
        </button>
        <button
          type="button"
          className="btn danger-quiet"
          onClick={() => {
            onLeave();
            window.location.assign(href ?? '/');
          }}
        >
          Leave
        </button>
      </div>
    </Dialog>
  );
}
