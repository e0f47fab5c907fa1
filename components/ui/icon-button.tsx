import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A round button that holds an icon alone; for links too. */
export const iconButtonVariants = cva(
  'inline-grid size-target flex-none cursor-pointer place-items-center rounded-pill border-1.5 no-underline print:hidden',
  {
    variants: {
      look: {
        plain: 'border-transparent bg-transparent hover:bg-sunken',
        line: 'border-line-strong bg-surface active:bg-sunken',
      },
    },
    defaultVariants: { look: 'plain' },
  },
);

interface IconButtonProps
  extends ComponentProps<'button'>,
    VariantProps<typeof iconButtonVariants> {
  /** What it does; nothing else names it. */
  'aria-label': string;
}

export function IconButton({ look, className, type = 'button', ...props }: IconButtonProps) {
  return <button type={type} className={iconButtonVariants({ look, className })} {...props} />;
}
