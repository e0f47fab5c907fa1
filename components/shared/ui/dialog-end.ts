import { cva } from 'class-variance-authority';

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
