'use client';

import type { ReactNode } from 'react';
import { bringDates, type DateWords } from '@/lib/time/date-words';

interface BroughtDatesProps {
  locale: string;
  words: DateWords;
  children: ReactNode;
}

/** Around a page in a language whose dates not every browser knows. */
export function BroughtDates({ locale, words, children }: BroughtDatesProps) {
  // Before anything below writes a date. The server knows them.
  if (typeof window !== 'undefined') bringDates(locale, words);
  return children;
}
