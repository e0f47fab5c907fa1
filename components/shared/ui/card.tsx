import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export const cardVariants = cva(
  'rounded-lg print:break-inside-avoid print:border print:border-[#999] print:bg-transparent',
  {
    variants: {
      look: { plain: 'border border-line bg-surface', sunken: 'bg-sunken' },
      padding: { none: '', small: 'p-4', medium: 'p-5' },
    },
    defaultVariants: { look: 'plain', padding: 'medium' },
  },
);

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardVariants>;

export function Card({ look, padding, className, ...props }: CardProps) {
  return <div className={cardVariants({ look, padding, className })} {...props} />;
}
