import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';

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
      <h2 id="saved-title" className="h3 display">
        {title}
      </h2>
      <p id="saved-text" role="status">
        {text}
      </p>
      {meanwhile}
      <div className="row actions">
        <a className="btn grow" href={href}>
          Continue
        </a>
      </div>
    </Dialog>
  );
}
