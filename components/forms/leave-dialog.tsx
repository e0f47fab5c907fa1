import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { headingVariants } from '@/components/ui/heading';

interface LeaveDialogProps {
  /** Where the link leads; null while nobody asked to leave. */
  href: string | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to follow a link although changes are not saved. */
export function LeaveDialog({ href, onStay, onLeave }: LeaveDialogProps) {
  const t = useTexts('forms.leave');
  return (
    <Dialog
      open={href !== null}
      onClose={onStay}
      role="alertdialog"
      labelledBy="leave-title"
      describedBy="leave-text"
    >
      <h2 id="leave-title" className={headingVariants({ size: 'small' })}>
        {t('heading')}
      </h2>
      <p id="leave-text" className="text-muted">
        {t('lead')}
      </p>
      <DialogActions>
        <Button className="min-w-0 flex-1" onClick={onStay}>
          {t('stay')}
        </Button>
        <Button
          look="danger-quiet"
          onClick={() => {
            onLeave();
            window.location.assign(href ?? '/');
          }}
        >
          {t('leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
