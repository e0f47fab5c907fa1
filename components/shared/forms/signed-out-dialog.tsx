'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { headingVariants } from '@/components/shared/ui/heading';
import { SIGNED_OUT } from '@/lib/shared/api/call-api';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { SignInButton } from './sign-in-button';

/**
 * Stands in the layout of the portal, for everything that its pages send. Signing in leads back to
 * the page.
 */
export function SignedOutDialog() {
  const t = useTexts('forms.signedOut');
  const actions = useTexts('ui.actions');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener(SIGNED_OUT, open);
    return () => window.removeEventListener(SIGNED_OUT, open);
  }, []);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
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
      <DialogActions>
        {isOpen ? (
          <SignInButton callbackUrl={window.location.pathname + window.location.search} />
        ) : null}
        <Button look="ghost" onClick={close}>
          {actions('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
