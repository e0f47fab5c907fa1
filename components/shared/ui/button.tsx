import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** For `<a>`, too. */
export const buttonVariants = cva(
  [
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md border-1.5 py-2.5 text-center font-semibold no-underline active:translate-y-px print:hidden',
    // A press shows at once; only hovering fades.
    'can-hover:transition-[background-color,translate] can-hover:duration-fast can-hover:ease-out',
    'off:cursor-not-allowed off:border-line off:bg-sunken off:text-subtle',
  ],
  {
    variants: {
      look: {
        primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border-line-strong bg-surface text-text hover:bg-sunken',
        soft: 'border-transparent bg-soft text-on-soft',
        ghost: 'border-transparent bg-transparent text-text hover:bg-sunken',
        danger: 'border-transparent bg-danger text-on-danger',
        'danger-quiet': 'border-current bg-transparent text-danger',
        hero: 'border-transparent bg-hero-action text-on-hero-action',
        'hero-quiet': 'border-current bg-transparent text-inherit',
      },
      size: {
        small: 'min-h-target px-4 text-sm',
        medium: 'min-h-control leading-tight',
        large: 'min-h-14 px-7 text-lg leading-tight',
      },
      full: { true: 'w-full' },
    },
    compoundVariants: [
      { look: 'ghost', size: 'medium', className: 'px-3' },
      {
        look: ['primary', 'secondary', 'soft', 'danger', 'danger-quiet', 'hero', 'hero-quiet'],
        size: 'medium',
        className: 'px-5.5',
      },
    ],
    defaultVariants: { look: 'primary', size: 'medium' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

export function Button({ look, size, full, className, type = 'button', ...props }: ButtonProps) {
  return (
    <button type={type} className={buttonVariants({ look, size, full, className })} {...props} />
  );
}
