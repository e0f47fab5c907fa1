import type { ReactNode } from 'react';
import { headingVariants } from '@/components/shared/ui/heading';

interface ProfileSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

export function ProfileSection({ id, heading, children }: ProfileSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={id}>
      <h2 className={headingVariants({ size: 'medium' })} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
