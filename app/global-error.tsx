'use client';

import { fontVariables } from '@/app/fonts/fonts';
import AppError from './[locale]/error';
import './styles/site.css';
import type { ErrorViewProps } from '@/components/site/error-view';
import { product } from '@/lib/product';

/** Stands in for the root layout when that itself broke. */
export default function GlobalError(props: ErrorViewProps) {
  return (
    <html lang="en" dir="ltr" className={fontVariables}>
      <body>
        <title>{`Something went wrong | ${product.name}`}</title>
        <AppError {...props} />
      </body>
    </html>
  );
}
