import type { ComponentProps } from 'react';

/** In reach while a long dialog scrolls; they cover its end padding (`--sheet-end`). */
export function DialogActions({ className = 'flex-wrap', ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={`sticky -bottom-(--sheet-end) -mt-3 -mb-(--sheet-end) flex items-center gap-3 bg-surface pt-3 pb-(--sheet-end) ${className}`}
      {...props}
    />
  );
}
