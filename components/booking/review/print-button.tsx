'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Prints the page; without scripts there is the browser's own menu. */
export function PrintButton() {
  return (
    <Button look="ghost" size="small" className="scripted" onClick={() => window.print()}>
      <Printer />
      Print
    </Button>
  );
}
