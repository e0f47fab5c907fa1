'use client';

import { ArrowLeft } from 'lucide-react';

/** Leads back to where one came from; without JavaScript or a history, to `fallback`. */
export function GoBack({ fallback }: { fallback: string }) {
  return (
    <a
      className="btn"
      href={fallback}
      onClick={(event) => {
        if (window.history.length <= 1) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <ArrowLeft className="i flip" />
      Go Back
    </a>
  );
}
