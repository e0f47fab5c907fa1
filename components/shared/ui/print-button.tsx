'use client';

import { EarlyButton } from './early-button';
import { Printer } from './icons';

export function PrintButton({ label }: { label: string }) {
  return (
    <EarlyButton
      look="ghost"
      size="small"
      className="noscript:hidden"
      onPress={() => window.print()}
    >
      <Printer />
      {label}
    </EarlyButton>
  );
}
