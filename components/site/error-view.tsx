'use client';

import { RotateCw } from 'lucide-react';
import { Art } from '@/components/ui/art';
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
          <h1 className="display h-hero">Something tipped over.</h1>
          <p className="ws-lead muted">
            It is our mistake, not yours, and nothing you saved is lost. Please try again in a
            moment.
          </p>
          <div className="row pt-2">
            <button className="btn lg" type="button" onClick={retry}>
              <RotateCw className="i" />
              Try Again
            </button>
            <a className="btn secondary lg" href={paths.home}>
              Go to the home page
            </a>
          </div>
          {reference ? (
            <p className="sm muted">
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
