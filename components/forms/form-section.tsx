import type { ReactNode } from 'react';

/** A part of a long form: its heading beside its fields, above them on phones. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sform-s">
      <h2 className="h3 display">{title}</h2>
      <div className="stack [--gap:1.25rem]">{children}</div>
    </section>
  );
}
