'use client';

import { Printer } from 'lucide-react';

/** Prints the page; without scripts there is the browser's own menu. */
export function PrintButton() {
  return (
    <button type="button" className="btn ghost sm scripted" onClick={() => window.print()}>
      <Printer className="i" />
      Print
    </button>
  );
}
