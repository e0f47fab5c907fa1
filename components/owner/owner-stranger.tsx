'use client';

import { useState } from 'react';
import { Art } from '@/components/ui/art';
import { Dialog } from '@/components/ui/dialog';
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
    <main className="page">
      <div className="state" aria-hidden="true">
        <Art name="empty" width={208} height={160} />
      </div>
      <Dialog open={open} onClose={leave} labelledBy="security" role="alertdialog" openOnLoad>
        <h1 id="security" className="h3 display">
          {message}
        </h1>
        <div className="row actions">
          <a className="btn grow" href={paths.portal}>
            Continue
          </a>
        </div>
      </Dialog>
    </main>
  );
}
