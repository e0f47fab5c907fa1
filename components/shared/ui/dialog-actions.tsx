import type { ComponentProps } from 'react';

/**
 * The actions stay in reach while a long dialog scrolls. They cover its end padding (`--sheet-end`)
 * and focus rings.
 */
export function DialogActions({ className = 'flex-wrap', ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={`sticky -bottom-(--sheet-end) -mx-1.5 -mt-3 -mb-(--sheet-end) flex items-center gap-3 bg-surface px-1.5 pt-3 pb-(--sheet-end) ${className}`}
      {...props}
    />
  );
}
