import { cva } from 'class-variance-authority';

/** A bar at the end of the window that keeps the next step in reach while the page scrolls. */
export const actionBarVariants = cva(
  'inset-x-0 bottom-0 z-sticky flex items-center border-t border-line bg-surface pt-3 pr-[max(var(--gutter),env(safe-area-inset-right))] pb-[calc(0.75rem+env(safe-area-inset-bottom))] pl-[max(var(--gutter),env(safe-area-inset-left))] shadow-bar print:hidden',
  {
    variants: {
      /** Sticky ends the content before it; fixed stands over the whole page, the footer included. */
      place: { sticky: 'sticky gap-3', fixed: 'fixed gap-2' },
      /** On phones and tablets only. */
      narrow: { true: 'lg:hidden' },
    },
    defaultVariants: { place: 'sticky' },
  },
);
