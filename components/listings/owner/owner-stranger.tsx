'use client';

import { useState } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { Art } from '@/components/shared/ui/art';
import { buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export function OwnerStranger({ message }: { message: string }) {
  const t = useTexts('ui.actions');
  const toAddress = usePageAddress();
  const [open, setOpen] = useState(true);
  const leave = () => {
    setOpen(false);
    window.location.assign(toAddress(paths.portal));
  };
  return (
    <main className={pageVariants()}>
      <div className="grid justify-items-center pt-12 pb-20" aria-hidden="true">
        <Art name="empty" className="h-auto w-52" />
      </div>
      <Dialog open={open} onClose={leave} labelledBy="security" role="alertdialog" openOnLoad>
        <h1 id="security" className={headingVariants({ size: 'small' })}>
          {message}
        </h1>
        <DialogActions>
          <PageLink className={buttonVariants({ className: 'min-w-0 flex-1' })} href={paths.portal}>
            {t('continue')}
          </PageLink>
        </DialogActions>
      </Dialog>
    </main>
  );
}
