import { cva } from 'class-variance-authority';

/** A link that stands alone, large enough for a finger. Inside a sentence a link needs no class. */
export const textLinkVariants = cva(
  'inline-flex min-h-target items-center gap-1.5 font-semibold text-link underline-offset-[0.22em] decoration-[1.5px]',
);
