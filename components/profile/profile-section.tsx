import type { ReactNode } from 'react';
import { headingVariants } from '@/components/ui/heading';

interface ProfileSectionProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  /** Only the server renders what is in it. */
  once?: boolean;
  children: ReactNode;
}

/** A section of the profile under its heading. */
export function ProfileSection({ id, heading, once, children }: ProfileSectionProps) {
  return (
    <section
      className="grid grid-cols-1 gap-4"
      aria-labelledby={id}
      data-once={once ? id : undefined}
    >
      <h2 className={headingVariants({ size: 'medium' })} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
