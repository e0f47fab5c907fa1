import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export const noteVariants = cva('flex gap-3 rounded-md [&_.icon]:-mt-px', {
  variants: {
    look: {
      error: 'bg-error text-on-error',
      info: 'bg-info text-on-info',
      success: 'bg-success text-on-success',
      wash: 'bg-wash',
      /** Allowed, but worth a look. */
      warning: 'bg-pending text-on-pending',
    },
    size: { medium: 'p-4 text-sm', large: 'px-5 py-6 text-base' },
  },
  defaultVariants: { size: 'medium' },
});

type NoteProps = ComponentProps<'div'> & VariantProps<typeof noteVariants>;

export function Note({ look, size, className, ...props }: NoteProps) {
  return <div className={noteVariants({ look, size, className })} {...props} />;
}
