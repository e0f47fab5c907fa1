'use client';

import { fontVariables } from '@/app/fonts/fonts';
import AppError from './[locale]/error';
import './styles/ground.css';
import type { ErrorViewProps } from '@/components/site/error-view';
import { product } from '@/lib/product';
import { TextsProvider } from '@/lib/texts/texts-context';

/** No server is left to ask for these: the texts of `site.error` and `ui.logo` in English. */
const GROUPS = {
  'site.error': {
    title: 'Something tipped over.',
    lead: 'It is our mistake, not yours, and nothing you saved is lost. Please try again in a moment.',
    tryAgain: 'Try Again',
    home: 'Go to the home page',
  },
  'ui.logo': { home: `${product.name} home` },
};

/** Stands in for the root layout when that itself broke. */
export default function GlobalError(props: ErrorViewProps) {
  return (
    <html lang="en" dir="ltr" className={fontVariables}>
      <body>
        <title>{`Something went wrong | ${product.name}`}</title>
        <TextsProvider locale="en" groups={GROUPS}>
          <AppError {...props} />
        </TextsProvider>
      </body>
    </html>
  );
}
