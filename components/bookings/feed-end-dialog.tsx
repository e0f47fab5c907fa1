import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { headingVariants } from '@/components/ui/heading';
import { useTexts } from '@/lib/texts/use-texts';

interface FeedEndDialogProps {
  by: 'renew' | 'end' | null;
  onKeep: () => void;
  onEnd: () => void;
}

export function FeedEndDialog({ by, onKeep, onEnd }: FeedEndDialogProps) {
  const t = useTexts('portal.feed');
  return (
    <Dialog
      open={by !== null}
      onClose={onKeep}
      role="alertdialog"
      labelledBy="feed-end-title"
      describedBy="feed-end-text"
    >
      <h2 id="feed-end-title" className={headingVariants({ size: 'small' })}>
        {t(by === 'renew' ? 'askRenew' : 'askEnd')}
      </h2>
      <p id="feed-end-text" className="text-muted">
        {t('askLead')}
      </p>
      <DialogActions>
        <Button className="min-w-0 flex-1" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button look="danger-quiet" onClick={onEnd}>
          {t(by === 'renew' ? 'renew' : 'end')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
