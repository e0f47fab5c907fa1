'use client';

import { Button } from './button';
import { Printer } from './icons';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button look="ghost" size="small" className="noscript:hidden" onClick={() => window.print()}>
      <Printer />
      {label}
    </Button>
  );
}
