import { cva } from 'class-variance-authority';

/** Finger-sized; not for links in sentences. */
export const textLinkVariants = cva(
  'inline-flex min-h-target items-center gap-1.5 font-semibold text-link decoration-[1.5px]',
);
