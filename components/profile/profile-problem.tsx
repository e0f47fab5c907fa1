import { RotateCw } from 'lucide-react';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { product } from '@/lib/product';
import { paths, providerPath } from '@/lib/url/paths';

/** Why there is no profile to show (PROF-019 to PROF-021). */
export type ProfileProblem = 'noId' | 'notFound' | 'failed';

const WORDS: Record<ProfileProblem, { title: string; cause: string }> = {
  noId: {
    title: 'Provider ID is required',
    cause: 'This link is incomplete. Ask whoever sent it for the whole one.',
  },
  notFound: {
    title: 'Provider Not Found',
    cause: `This profile is not on ${product.name}, or not any more. The link may be old.`,
  },
  failed: {
    title: 'Unable to Load Provider',
    cause: 'We could not reach this profile just now. Please try again in a moment.',
  },
};

/** What the page of a problem is called. */
export function problemTitle(problem: ProfileProblem): string {
  return WORDS[problem].title;
}

/** The profile page when there is no profile: what is wrong, and the ways on. */
export function ProfileProblemPage(props: { problem: ProfileProblem; serviceId: string }) {
  const { problem, serviceId } = props;
  return (
    <main className="mx-auto w-full max-w-page px-gutter">
      <StatePage {...WORDS[problem]}>
        {problem === 'failed' ? (
          <a className={buttonVariants()} href={providerPath(serviceId)}>
            <RotateCw />
            Try Again
          </a>
        ) : null}
        <a className={buttonVariants({ look: 'secondary' })} href={paths.home}>
          Go to the home page
        </a>
      </StatePage>
    </main>
  );
}
