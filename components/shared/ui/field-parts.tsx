import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';

export const fieldVariants = cva('grid content-start gap-1.5');

export const labelVariants = cva('text-sm font-semibold');

/** Required fields are unmarked. */
export function Optional() {
  const t = useTexts('ui.field');
  return <span className="font-normal text-subtle">{t('optional')}</span>;
}

const helpVariants = cva('text-sm text-muted');

interface HelpProps {
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Help({ id, className, children }: HelpProps) {
  return (
    <p className={helpVariants({ className })} id={id}>
      {children}
    </p>
  );
}
