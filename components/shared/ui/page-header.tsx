import { cva } from 'class-variance-authority';

export const pageHeaderVariants = cva('border-b border-line bg-bg print:hidden');

export const pageHeaderRowVariants = cva(
  'mx-auto flex h-16 w-full max-w-page items-center justify-between gap-4 px-gutter md:h-19',
);
