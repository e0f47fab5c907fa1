import { cva } from 'class-variance-authority';

export const headingVariants = cva('text-balance', {
  variants: {
    /** People's names use the typeface of texts. */
    face: {
      display: 'font-display font-extrabold tracking-display',
      name: 'font-text font-bold tracking-name',
    },
    size: {
      inherit: '',
      small: 'text-xl',
      medium: 'text-2xl',
      large: 'text-3xl',
      hero: 'text-4xl',
    },
  },
  defaultVariants: { face: 'display', size: 'inherit' },
});
