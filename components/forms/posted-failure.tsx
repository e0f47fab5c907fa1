import type { ReactNode } from 'react';
import { noteVariants } from '@/components/ui/note';

const takeFocus = (note: HTMLElement | null) => note?.focus();

/** Far above the button that was pressed: takes the focus at each answer, whose number is its key. */
export function PostedFailure({ children }: { children: ReactNode }) {
  return (
    <p className={noteVariants({ look: 'error' })} role="alert" tabIndex={-1} ref={takeFocus}>
      {children}
    </p>
  );
}
