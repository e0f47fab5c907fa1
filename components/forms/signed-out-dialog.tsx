import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { headingVariants } from '@/components/ui/heading';
import { useTexts } from '@/lib/texts/use-texts';
import { SignInButton } from './sign-in-button';

interface SignedOutDialogProps {
  open: boolean;
  returnTo: string;
  onSignIn: () => void;
  onClose: () => void;
}

export function SignedOutDialog({ open, returnTo, onSignIn, onClose }: SignedOutDialogProps) {
  const t = useTexts('forms.signedOut');
  const actions = useTexts('ui.actions');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy="signed-out-title"
      describedBy="signed-out-text"
    >
      <h2 id="signed-out-title" className={headingVariants({ size: 'small' })}>
        {t('heading')}
      </h2>
      <p id="signed-out-text" className="text-muted">
        {t('lead')}
      </p>
      <DialogActions onSubmitCapture={onSignIn}>
        <SignInButton callbackUrl={returnTo} />
        <Button look="ghost" onClick={onClose}>
          {actions('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
