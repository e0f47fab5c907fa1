import { cva } from 'class-variance-authority';

export const segmentsVariants = cva('rounded-md border-1.5 border-line-strong p-0.75');

export const segmentVariants = cva(
  'min-h-target cursor-pointer rounded-sm border-0 text-sm font-semibold',
  {
    variants: {
      kind: {
        link: 'inline-flex items-center justify-center px-4 text-muted no-underline current:bg-primary current:text-on-primary',
        button:
          'bg-transparent px-4 text-muted active:bg-sunken aria-pressed:bg-primary aria-pressed:text-on-primary',
        label:
          'flex items-center justify-center gap-1.5 px-3 text-muted group-disabled:cursor-not-allowed has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-mini:px-1 [&_.icon]:size-4.5',
      },
    },
  },
);
