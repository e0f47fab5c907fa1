import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The frame of a card. Where there is room, the doorway stands above the text; `isRow` keeps it beside
 * the text, for lists in a part of the page.
 */
export const serviceCardVariants = cva(
  'relative grid h-full grid-cols-[5.75rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface max-slim:grid-cols-1 can-hover:transition-shadow can-hover:duration-medium can-hover:hover:shadow-2',
  {
    variants: {
      isRow: {
        true: 'xl:grid-cols-[8.5rem_minmax(0,1fr)]',
        false: 'sm:grid-cols-1 sm:grid-rows-[auto_1fr]',
      },
    },
    defaultVariants: { isRow: false },
  },
);

export type ServiceCardLook = VariantProps<typeof serviceCardVariants>;

/** The tinted field, the doorway on it, and the texts. */
export const serviceDoorVariants = cva('grid items-end justify-items-center px-2 pt-3', {
  variants: { isRow: { true: 'xl:pt-5', false: 'sm:min-h-50 sm:pt-6' } },
  defaultVariants: { isRow: false },
});

export const serviceLogoVariants = cva('h-24 w-18 rounded-b-none', {
  variants: { isRow: { true: 'xl:h-33 xl:w-26', false: 'sm:h-44 sm:w-34' } },
  defaultVariants: { isRow: false },
});

export const serviceTextVariants = cva('flex min-w-0 flex-col gap-0.5 px-3.5 pt-3 pb-2.5', {
  variants: { isRow: { true: '', false: 'sm:px-4.5 sm:pt-4 sm:pb-4' } },
  defaultVariants: { isRow: false },
});
