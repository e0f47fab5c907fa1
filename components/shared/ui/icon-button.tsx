import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

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
  'aria-label': string;
}

export function IconButton({ look, className, type = 'button', ...props }: IconButtonProps) {
  return <button type={type} className={iconButtonVariants({ look, className })} {...props} />;
}
