import { cva } from 'class-variance-authority';

/** A bar that stays at the end of the window while the page scrolls. Its element has `data-end-bar`. */
export const endBarVariants = cva(
  'sticky bottom-0 z-sticky -mx-gutter mt-6 items-center border-t border-line bg-surface pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-bar max-lg:pr-[max(var(--gutter),env(safe-area-inset-right))] max-lg:pl-[max(var(--gutter),env(safe-area-inset-left))] max-sm:mt-0 print:hidden',
  {
    variants: {
      look: {
        button: 'flex gap-3 lg:hidden',
        /** From 900 px it reaches from edge to edge of the window, beyond the page's widest. */
        selection:
          'grid grid-cols-[minmax(0,1fr)_auto] gap-3 [--edge:max(var(--gutter),calc((100vw-var(--page))/2))] lg:-mx-(--edge) lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto] lg:gap-x-4 lg:px-(--edge)',
      },
    },
  },
);

/** The end of a dialog with its buttons, which stays in sight while the dialog scrolls. */
export const dialogEndVariants = cva(
  'sticky -bottom-(--sheet-end) -mx-gutter -mb-(--sheet-end) gap-3 border-t border-line bg-surface px-gutter pt-3 pb-(--sheet-end) dialog:-mx-8 dialog:px-8 dialog:pt-4',
  {
    variants: {
      look: {
        row: 'flex dialog:justify-end',
        wrapped: 'z-2 flex flex-wrap dialog:justify-end',
        halves: 'grid grid-cols-[1fr_1fr]',
      },
    },
    defaultVariants: { look: 'row' },
  },
);
