'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { noteVariants } from '@/components/ui/note';
import { paths } from '@/lib/url/paths';

/** Time to read one sentence. */
const READ_MS = 4000;

/** A page that can show nothing but why, and then leads to the portal. */
export function LeaveNotice({ title, message }: { title: string; message: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(paths.portal), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="page flex flex-col gap-6 py-10">
      <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
      <p className={noteVariants({ look: 'error', className: 'max-w-2xl' })} role="alert">
        <CircleAlert />
        {message}
      </p>
      <a
        className={buttonVariants({ look: 'secondary', className: 'self-start' })}
        href={paths.portal}
      >
        Back to Provider Portal
      </a>
      <noscript>
        <meta httpEquiv="refresh" content={`4;url=${paths.portal}`} />
      </noscript>
    </main>
  );
}
