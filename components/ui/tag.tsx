import { cva } from 'class-variance-authority';

/** A list of words that belong to a thing, each in a pill. */
export const tagsVariants = cva([
  'flex flex-wrap items-center gap-2',
  '*:inline-flex *:min-h-9 *:items-center *:rounded-pill *:bg-sunken *:px-3.5 *:py-1 *:text-sm *:font-medium',
]);
