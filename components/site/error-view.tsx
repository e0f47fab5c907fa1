'use client';

import { RotateCw } from 'lucide-react';
import { Art } from '@/components/ui/art';
import { Button, buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { paths } from '@/lib/url/paths';

export interface ErrorViewProps {
  error: unknown;
  /** Renders again what failed. */
  retry: () => void;
}

function findReference(error: unknown): string | null {
  if (!(error instanceof Error) || !('digest' in error)) return null;
  return typeof error.digest === 'string' ? error.digest : null;
}

/** What is shown when a page broke: our mistake, a way on, and the number it has in our log. */
export function ErrorView({ error, retry }: ErrorViewProps) {
  const reference = findReference(error);
  return (
    <main className="wide-state calm">
      <div className="page ws-in">
        <div className="ws-txt" role="alert">
          <h1 className={headingVariants({ size: 'hero' })}>Something tipped over.</h1>
          <p className="ws-lead text-muted">
            It is our mistake, not yours, and nothing you saved is lost. Please try again in a
            moment.
          </p>
          <div className="flex flex-wrap items-center gap-3 pt-2">
            <Button size="large" onClick={retry}>
              <RotateCw />
              Try Again
            </Button>
            <a className={buttonVariants({ look: 'secondary', size: 'large' })} href={paths.home}>
              Go to the home page
            </a>
          </div>
          {reference ? (
            <p className="text-sm text-muted">
              Reference <bdi>{reference}</bdi>
            </p>
          ) : null}
        </div>
        <div className="ws-art">
          <Art name="error" width={600} height={380} />
        </div>
      </div>
    </main>
  );
}
