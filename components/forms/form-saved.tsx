import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { usePageAddress } from '@/components/links/use-page-address';
import { buttonVariants } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { headingVariants } from '@/components/ui/heading';

/** What is said of a submitted listing, and the page that follows. */
export interface SavedTexts {
  title: string;
  text: string;
  href: string;
  /** What the owner can do meanwhile. */
  meanwhile?: ReactNode;
}

/** Says that a listing is submitted; closing it in any way leads to the next page. */
export function FormSaved(props: SavedTexts & { open: boolean }) {
  const { open, title, text, href, meanwhile } = props;
  const t = useTexts('ui.actions');
  const toAddress = usePageAddress();
  return (
    <Dialog
      open={open}
      onClose={() => window.location.assign(toAddress(href))}
      labelledBy="saved-title"
      describedBy="saved-text"
    >
      <h2 id="saved-title" className={headingVariants({ size: 'small' })}>
        {title}
      </h2>
      <p id="saved-text" role="status">
        {text}
      </p>
      {meanwhile}
      <DialogActions>
        <PageLink className={buttonVariants({ className: 'min-w-0 flex-1' })} href={href}>
          {t('continue')}
        </PageLink>
      </DialogActions>
    </Dialog>
  );
}
