import type { ReactNode } from 'react';
import { headingVariants } from '@/components/ui/heading';

/** A part of a long form: its heading beside its fields, above them on phones. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sform-s">
      <h2 className={headingVariants({ size: 'small' })}>{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
