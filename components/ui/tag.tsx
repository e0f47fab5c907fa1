import { cva } from 'class-variance-authority';

/** A word that belongs to a thing, in a pill. */
export const tagVariants = cva(
  'inline-flex min-h-9 items-center rounded-pill bg-sunken px-3.5 py-1 text-sm font-medium',
);
