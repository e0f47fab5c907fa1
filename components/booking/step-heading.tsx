'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { headingVariants } from '@/components/shared/ui/heading';

/** Takes the focus if nothing has it, as when the control that led here is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={headingVariants({ size: 'large', className: 'outline-none' })}
    >
      {children}
    </h1>
  );
}
