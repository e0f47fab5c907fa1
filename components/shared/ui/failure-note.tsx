'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert } from './icons';
import { noteVariants } from './note';

interface FailureNoteProps {
  /** Has another value for each answer, if the note stays between two answers. */
  answer?: unknown;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Why what was pressed did not work. It takes the focus when it appears, and again with each answer,
 * which also scrolls it into sight.
 */
export function FailureNote({ answer, className, children }: FailureNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each answer
  useEffect(() => {
    // A dialog that closes now returns the focus first.
    queueMicrotask(() => ref.current?.focus());
  }, [answer]);
  return (
    <div
      className={noteVariants({ look: 'error', className: `w-full ${className ?? ''}` })}
      role="alert"
      tabIndex={-1}
      ref={ref}
    >
      <CircleAlert />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
