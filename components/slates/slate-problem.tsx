import { RotateCw } from 'lucide-react';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import { slatePath } from '@/lib/url/slate-url';

/** Why there is no slate to show; `refused` carries the status of the call (SLATE-018). */
export type SlateProblem =
  | { kind: 'notFound' }
  | { kind: 'refused'; status: number }
  | { kind: 'failed' };

/** The quoted text of a problem (SLATE-017 to SLATE-019). */
export function slateProblemTitle(problem: SlateProblem): string {
  if (problem.kind === 'notFound') return 'Slate not found or unavailable.';
  if (problem.kind === 'refused') return `Failed to load slate (status ${problem.status}).`;
  return 'Something went wrong loading this slate.';
}

/** The page of a slate when there is none: what is wrong, and the ways on. */
export function SlateProblemPage({ problem, id }: { problem: SlateProblem; id: string }) {
  const isGone = problem.kind === 'notFound';
  const cause = isGone
    ? `This post is not on ${product.name}, or not any more. The link may be old.`
    : 'We could not reach this post just now. Please try again in a moment.';
  return (
    <main className="mx-auto w-full max-w-page px-gutter">
      <StatePage title={slateProblemTitle(problem)} cause={cause}>
        {isGone ? null : (
          <a className={buttonVariants()} href={slatePath(id)}>
            <RotateCw />
            Try Again
          </a>
        )}
        <a
          className={isGone ? buttonVariants() : buttonVariants({ look: 'secondary' })}
          href={paths.home}
        >
          Go to the home page
        </a>
      </StatePage>
    </main>
  );
}
