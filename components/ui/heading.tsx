import { cva } from 'class-variance-authority';

/** `<h1 className={headingVariants({ size: 'large' })}>` */
export const headingVariants = cva('text-balance', {
  variants: {
    /** Names that people gave stand in the face of the text. */
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
