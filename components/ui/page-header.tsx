import { cva } from 'class-variance-authority';

/** The bar at the top of a page, on the page's own ground; it is not printed. */
export const pageHeaderVariants = cva('border-b border-line bg-bg print:hidden');

/** What stands in that bar: one row, as wide as the page's content. */
export const pageHeaderRowVariants = cva(
  'mx-auto flex h-16 w-full max-w-page items-center justify-between gap-4 px-gutter md:h-19',
);
