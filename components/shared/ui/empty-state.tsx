import type { ReactNode } from 'react';
import { Art } from './art';
import { cardVariants } from './card';
import { headingVariants } from './heading';

interface EmptyStateProps {
  title: string;
  /** `status` if it became empty while open. */
  role?: 'status';
  children?: ReactNode;
}

export function EmptyState({ title, role, children }: EmptyStateProps) {
  return (
    <section
      className={cardVariants({
        padding: 'none',
        className: 'grid justify-items-center gap-4 px-5 py-12 text-center [&_p]:text-balance',
      })}
      role={role}
    >
      <Art name="empty" className="h-auto w-48" />
      <h2 className={headingVariants({ size: 'small' })}>{title}</h2>
      {children}
    </section>
  );
}
