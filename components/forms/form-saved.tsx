import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';

/** What is said of a submitted listing, and where it goes on. */
export interface SavedWords {
  title: string;
  text: string;
  href: string;
  /** What the owner can do meanwhile. */
  meanwhile?: ReactNode;
}

/** A listing is submitted; every way out of here goes on. */
export function FormSaved(props: SavedWords & { open: boolean }) {
  const { open, title, text, href, meanwhile } = props;
  return (
    <Dialog
      open={open}
      onClose={() => window.location.assign(href)}
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
      <div className="flex flex-wrap items-center gap-3 actions">
        <a className={buttonVariants({ className: 'min-w-0 flex-1' })} href={href}>
          Continue
        </a>
      </div>
    </Dialog>
  );
}
