import { ConfirmDialog } from '@/components/shared/ui/confirm-dialog';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface LeaveDialogProps {
  href: string | null;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ href, onStay, onLeave }: LeaveDialogProps) {
  const t = useTexts('forms.leave');
  return (
    <ConfirmDialog
      open={href !== null}
      question={t('heading')}
      lead={t('lead')}
      look="leave"
      keepLabel={t('stay')}
      actLabel={t('leave')}
      onKeep={onStay}
      onAct={() => {
        onLeave();
        window.location.assign(href ?? '/');
      }}
    />
  );
}
