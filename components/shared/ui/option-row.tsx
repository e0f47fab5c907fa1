import { cva } from 'class-variance-authority';

export const optionRowVariants = cva(
  'flex w-full items-center rounded-md border-1.5 text-start no-underline has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&>:focus-visible]:outline-none',
  {
    variants: {
      look: {
        plain:
          'cursor-pointer border-line bg-surface has-checked:border-primary has-checked:bg-soft has-checked:shadow-chosen',
        chosen: 'border-primary bg-soft shadow-chosen',
        unfit: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-subtle',
        invalid:
          'cursor-pointer border-danger bg-surface has-checked:bg-soft has-checked:shadow-chosen',
      },
      size: {
        small: 'min-h-control gap-3 px-4 py-2 font-semibold',
        medium: 'min-h-16 gap-3 px-4 py-3',
      },
    },
    defaultVariants: { look: 'plain', size: 'medium' },
  },
);
