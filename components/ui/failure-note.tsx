'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert } from './icons';
import { noteVariants } from './note';

interface FailureNoteProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Why what was pressed did not work. It takes the focus when it appears, which also scrolls it into
 * sight: a note that may stay until the next failure needs a key for each.
 */
export function FailureNote({ className, children }: FailureNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog that closes now returns the focus first.
    queueMicrotask(() => ref.current?.focus());
  }, []);
  return (
    <div
      className={noteVariants({ look: 'error', className })}
      role="alert"
      tabIndex={-1}
      ref={ref}
    >
      <CircleAlert />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
