'use client';

import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Printer } from '@/components/ui/icons';

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton() {
  const t = useTexts('booking.confirmed');
  return (
    <Button look="ghost" size="small" className="noscript:hidden" onClick={() => window.print()}>
      <Printer />
      {t('print')}
    </Button>
  );
}
