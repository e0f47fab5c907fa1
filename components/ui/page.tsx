import { cva } from 'class-variance-authority';

/** The column that a page's content stands in, with the gutter beside it. */
export const pageVariants = cva('mx-auto w-full max-w-page px-gutter');
