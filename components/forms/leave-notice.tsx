'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
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
    <main className="page stack py-10 [--gap:1.5rem]">
      <h1 className="display h1">{title}</h1>
      <p className="note error max-w-2xl" role="alert">
        <CircleAlert className="i" />
        {message}
      </p>
      <a className="btn secondary" href={paths.portal}>
        Back to Provider Portal
      </a>
      <noscript>
        <meta httpEquiv="refresh" content={`4;url=${paths.portal}`} />
      </noscript>
    </main>
  );
}
