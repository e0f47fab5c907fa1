import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';

interface DiscardDialogProps {
  open: boolean;
  /** How many slots are selected. */
  count: number;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a selection is discarded. */
export function DiscardDialog({ open, count, onKeep, onDiscard }: DiscardDialogProps) {
  const t = useTexts('calendar.availability.discard');
  return (
    <Dialog leavesFirst open={open} onClose={onKeep} role="alertdialog" labelledBy="discard-title">
      <h2 id="discard-title" className={headingVariants({ size: 'small' })}>
        {t('heading')}
      </h2>
      <p className="text-muted">
        <bdi>{t('notApplied', { count })}</bdi>
      </p>
      <div className="sticky -bottom-(--sheet-end) -mt-3 -mb-(--sheet-end) flex flex-wrap items-center gap-3 bg-surface pt-3 pb-(--sheet-end)">
        <Button look="secondary" className="min-w-0 flex-1" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button look="danger" onClick={onDiscard}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}
