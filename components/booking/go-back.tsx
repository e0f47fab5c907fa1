'use client';

import { ArrowLeft } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';

/** Leads back to where one came from; without JavaScript or a history, to `fallback`. */
export function GoBack({ fallback }: { fallback: string }) {
  return (
    <a
      className={buttonVariants()}
      href={fallback}
      onClick={(event) => {
        if (window.history.length <= 1) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <ArrowLeft className="rtl:-scale-x-100" />
      Go Back
    </a>
  );
}
