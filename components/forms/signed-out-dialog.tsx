import { Dialog } from '@/components/ui/dialog';
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
      <h2 id="signed-out-title" className="h3 display">
        You have been signed out
      </h2>
      <p id="signed-out-text" className="muted">
        Sign in again and carry on: what you entered and the pictures that are uploaded are kept.
      </p>
      <div className="row actions" onSubmitCapture={onSignIn}>
        <SignInButton callbackUrl={returnTo} />
        <button type="button" className="btn ghost" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
