import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const sectionVariants = cva(
  'grid gap-4 [section+&]:border-t [section+&]:border-line [section+&]:pt-8',
);

export function ReviewSection({ className, ...props }: ComponentProps<'section'>) {
  return <section className={sectionVariants({ className })} {...props} />;
}
