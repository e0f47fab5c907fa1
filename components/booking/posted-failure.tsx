import type { ReactNode } from 'react';
import { noteVariants } from '@/components/ui/note';

const takeFocus = (note: HTMLElement | null) => note?.focus();

/** Takes the focus, as the button is far below. Its key is the answer's number. */
export function PostedFailure({ children }: { children: ReactNode }) {
  return (
    <p className={noteVariants({ look: 'error' })} role="alert" tabIndex={-1} ref={takeFocus}>
      {children}
    </p>
  );
}
