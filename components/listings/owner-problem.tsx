import { StatePage } from '@/components/site/state-page';
import { paths } from '@/lib/url/paths';
import { OwnerStranger } from './owner-stranger';

/** Why the owner's page of a service cannot be shown. */
export type OwnerProblem = 'notFound' | 'stranger' | 'failed';

const TITLES = {
  notFound: 'Service Not Found',
  stranger: 'Service Details',
  failed: 'Failed to load service details',
} as const satisfies Record<OwnerProblem, string>;

/** What the page of a problem is called. */
export function problemTitle(problem: OwnerProblem): string {
  return TITLES[problem];
}

interface OwnerProblemPageProps {
  problem: OwnerProblem;
  /** The address of the page itself. */
  retry: string;
}

/** The owner's page of a service that cannot be shown: what is wrong, and the way on. */
export function OwnerProblemPage({ problem, retry }: OwnerProblemPageProps) {
  if (problem === 'stranger') {
    return <OwnerStranger message="Security Error: You can only view your own services!" />;
  }
  return (
    <main className="page">
      <StatePage
        title={TITLES[problem]}
        cause={
          problem === 'notFound'
            ? 'Service not found'
            : 'Something between us and your listing did not answer. Please try again in a moment.'
        }
      >
        {problem === 'failed' ? (
          <a className="btn" href={retry}>
            Try Again
          </a>
        ) : null}
        <a className={problem === 'failed' ? 'btn secondary' : 'btn'} href={paths.portal}>
          Back to Provider Portal
        </a>
      </StatePage>
    </main>
  );
}
