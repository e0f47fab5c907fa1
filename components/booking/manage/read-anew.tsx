'use client';

import { useEffect } from 'react';
import { usePageRouter } from '@/components/shared/links/use-page-router';

/** When the newest page of each token was read, by the server's clock. */
const newest = new Map<string, number>();

interface ReadAnewProps {
  token: string;
  /** Epoch milliseconds. */
  readAt: number;
}

/** The browser's Back button may show a page from before the last change. */
export function ReadAnew({ token, readAt }: ReadAnewProps) {
  const { refresh } = usePageRouter();
  useEffect(() => {
    if (readAt < (newest.get(token) ?? 0)) refresh();
    else newest.set(token, readAt);
  }, [token, readAt, refresh]);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [refresh]);
  return null;
}
