import { cva } from 'class-variance-authority';

export const choicePillVariants = cva(
  'inline-flex min-h-target cursor-pointer items-center gap-2 rounded-pill border-1.5 border-line-strong bg-surface px-4 py-1.5 text-sm/6 font-medium aria-checked:border-primary aria-checked:bg-primary aria-checked:text-on-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary aria-selected:border-primary aria-selected:bg-primary aria-selected:text-on-primary current:border-primary current:bg-primary current:text-on-primary',
);
