'use client';

import { useState } from 'react';
import { Art } from '@/components/ui/art';
import { buttonVariants } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { paths } from '@/lib/url/paths';

/**
 * Says to somebody else than the owner why there is nothing to see, and leads to the portal. Open in
 * the server's HTML already, so that it is read without scripts, where its link does the leading.
 */
export function OwnerStranger({ message }: { message: string }) {
  const [open, setOpen] = useState(true);
  const leave = () => {
    setOpen(false);
    window.location.assign(paths.portal);
  };
  return (
    <main className="mx-auto w-full max-w-page px-gutter">
      <div className="state" aria-hidden="true">
        <Art name="empty" width={208} height={160} />
      </div>
      <Dialog open={open} onClose={leave} labelledBy="security" role="alertdialog" openOnLoad>
        <h1 id="security" className={headingVariants({ size: 'small' })}>
          {message}
        </h1>
        <div className="flex flex-wrap items-center gap-3 actions">
          <a className={buttonVariants({ className: 'min-w-0 flex-1' })} href={paths.portal}>
            Continue
          </a>
        </div>
      </Dialog>
    </main>
  );
}
