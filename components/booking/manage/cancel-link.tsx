'use client';

import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import { isPlainClick } from '@/components/booking/times/plain-click';
import { PageLink } from '@/components/links/page-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { cancelVisitPath } from '@/lib/url/manage-url';

interface CancelLinkProps {
  token: string;
  /** The question; without scripts the link leads to a page that asks it. */
  children: ReactNode;
}

/** "Cancel booking", which asks before anything happens. */
export function CancelLink({ token, children }: CancelLinkProps) {
  const t = useTexts('booking.manage');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <PageLink
        className={buttonVariants({ look: 'danger-quiet' })}
        href={cancelVisitPath(token)}
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
          {children}
          <Button look="secondary" full onClick={close}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
