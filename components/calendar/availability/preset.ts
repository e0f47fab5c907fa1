import { cva } from 'class-variance-authority';

export const presetVariants = cva(
  'group/preset grid min-h-14 cursor-pointer content-center rounded-md border-1.5 border-line-strong bg-surface py-1.5 font-semibold group-disabled:cursor-not-allowed has-checked:border-primary has-checked:bg-soft has-checked:text-on-soft has-checked:shadow-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  {
    variants: {
      size: {
        small: 'place-items-center px-0 text-sm rtl:text-xs',
        medium: 'px-3.5 text-start leading-5',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);
