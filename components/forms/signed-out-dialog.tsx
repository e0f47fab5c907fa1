import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { SignInButton } from './sign-in-button';

interface SignedOutDialogProps {
  open: boolean;
  /** The page of the form, to come back to. */
  returnTo: string;
  onSignIn: () => void;
  onClose: () => void;
}

/** The session ended while the form was filled in. */
export function SignedOutDialog({ open, returnTo, onSignIn, onClose }: SignedOutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy="signed-out-title"
      describedBy="signed-out-text"
    >
      <h2 id="signed-out-title" className={headingVariants({ size: 'small' })}>
        You have been signed out
      </h2>
      <p id="signed-out-text" className="text-muted">
        Sign in again and carry on: what you entered and the pictures that are uploaded are kept.
      </p>
      <div className="flex flex-wrap items-center gap-3 actions" onSubmitCapture={onSignIn}>
        <SignInButton callbackUrl={returnTo} />
        <Button look="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
