import { cva } from 'class-variance-authority';

export const checkboxVariants = cva(
  'm-0 grid size-6 flex-none cursor-pointer appearance-none place-items-center border-2 border-line-strong bg-surface text-transparent before:size-3.5 before:bg-current before:[clip-path:polygon(12%_46%,0_60%,38%_94%,100%_20%,86%_8%,37%_66%)] checked:border-primary checked:bg-primary checked:text-on-primary forced-colors:appearance-auto',
  {
    variants: { shape: { square: 'rounded-xs', round: 'rounded-full' } },
    defaultVariants: { shape: 'square' },
  },
);
