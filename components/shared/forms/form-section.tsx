import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headingVariants } from '@/components/shared/ui/heading';

export const longFormVariants = cva('grid gap-8 pt-6 pb-12 lg:mx-auto lg:max-w-240');

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 [section+&]:border-t [section+&]:border-line [section+&]:pt-8">
      <h2 className={headingVariants({ size: 'small' })}>{title}</h2>
      <div className="flex flex-col gap-5 lg:max-w-160">{children}</div>
    </section>
  );
}
