'use client';

import { useState } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { isPlainClick } from '@/components/shared/links/plain-click';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { cancelVisitPath } from '@/lib/shared/url/manage-url';
import { CancelQuestion } from './cancel-question';
import type { ChangeAction, ManagedVisit } from './visit';

interface CancelLinkProps {
  visit: ManagedVisit;
  action: ChangeAction;
}

/** React's `autoFocus` is too early for the native dialog. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '');
}

/** If scripts do not run, a page of its own asks whether to cancel. */
export function CancelLink({ visit, action }: CancelLinkProps) {
  const t = useTexts('booking.manage');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <PageLink
        className={buttonVariants({ look: 'danger-quiet' })}
        href={cancelVisitPath(visit.token)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        {t('cancel')}
      </PageLink>
      <Dialog open={isAsking} onClose={close} labelledBy="cancel-visit" role="alertdialog">
        <div className="flex flex-col gap-4">
          <CancelQuestion
            visit={visit}
            action={action}
            place="dialog"
            keep={
              <Button look="secondary" full ref={focusFirst} onClick={close}>
                {t('keep')}
              </Button>
            }
          />
        </div>
      </Dialog>
    </>
  );
}
