import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { paths } from '@/lib/url/paths';
import { OwnerStranger } from './owner-stranger';

/** Why the owner's page of a listing cannot be shown. */
export type OwnerProblem = 'notFound' | 'stranger' | 'failed';

/** What such a page says (SVD-017 to SVD-020, EVD-018 to EVD-020); "your own events!" is ours. */
const WORDS = {
  service: {
    titles: {
      notFound: 'Service Not Found',
      stranger: 'Service Details',
      failed: 'Failed to load service details',
    },
    notFound: 'It may have been deleted, or the link is not whole.',
    notFoundDetail: 'Service not found',
    failed: 'Something between us and your listing did not answer. Please try again in a moment.',
    stranger: 'Security Error: You can only view your own services!',
  },
  event: {
    titles: {
      notFound: 'Event Not Found',
      stranger: 'Event Details',
      failed: 'Failed to load event details',
    },
    notFound: 'It may have been deleted, or the link is not whole.',
    notFoundDetail: 'Event not found',
    failed: 'Something between us and your event did not answer. Please try again in a moment.',
    stranger: 'Security Error: You can only view your own events!',
  },
} as const;
type Kind = keyof typeof WORDS;

/** What the page of a problem is called. */
export function problemTitle(kind: Kind, problem: OwnerProblem): string {
  return WORDS[kind].titles[problem];
}

interface OwnerProblemPageProps {
  kind: Kind;
  problem: OwnerProblem;
  /** The address of the page itself. */
  retry: string;
}

/** The owner's page of a listing that cannot be shown: what is wrong, and the way on. */
export function OwnerProblemPage({ kind, problem, retry }: OwnerProblemPageProps) {
  const words = WORDS[kind];
  if (problem === 'stranger') return <OwnerStranger message={words.stranger} />;
  return (
    <main className="mx-auto w-full max-w-page px-gutter">
      <StatePage
        title={words.titles[problem]}
        cause={words[problem]}
        detail={problem === 'notFound' ? words.notFoundDetail : undefined}
      >
        {problem === 'failed' ? (
          <a className={buttonVariants()} href={retry}>
            Try Again
          </a>
        ) : null}
        <a
          className={
            problem === 'failed' ? buttonVariants({ look: 'secondary' }) : buttonVariants()
          }
          href={paths.portal}
        >
          Back to Provider Portal
        </a>
      </StatePage>
    </main>
  );
}
