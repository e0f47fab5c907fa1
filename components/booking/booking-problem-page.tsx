import { RotateCw } from 'lucide-react';
import { Footer } from '@/components/site/footer';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { product } from '@/lib/product';
import { paths, providerPath } from '@/lib/url/paths';
import { BookingHeader } from './booking-header';
import { GoBack } from './go-back';

/** Why a booking step cannot be shown; `detail` is the exact failure (BOOK-028 to BOOK-030). */
export type BookingProblem =
  | { kind: 'noId' }
  | { kind: 'notFound' }
  | { kind: 'failed'; detail: string }
  | { kind: 'closed'; detail: string }
  | { kind: 'noServices' };

const WORDS: Record<BookingProblem['kind'], { title: string; cause: string }> = {
  noId: {
    title: 'Provider ID is required',
    cause: 'This link is incomplete. Open the profile of a provider and choose Book Now there.',
  },
  notFound: {
    title: 'Provider Not Found',
    cause: `This profile is not on ${product.name}, or not any more. The link may be old.`,
  },
  failed: {
    title: 'Unable to Load Booking',
    cause: 'Something between us and the calendar did not answer. Please try again in a moment.',
  },
  closed: {
    title: 'This provider cannot take bookings right now.',
    cause: 'You can still call or write to them: the numbers are on their profile.',
  },
  noServices: {
    title: 'No services available',
    cause: 'This provider has not added any services yet.',
  },
};

/** What the page of a problem is called. */
export function problemTitle({ kind }: BookingProblem): string {
  return WORDS[kind].title;
}

interface BookingProblemPageProps {
  problem: BookingProblem;
  /** "" when the URL names none. */
  providerId: string;
  /** The address of the page itself. */
  retry: string;
}

/** A booking step that cannot be shown: what is wrong, and the ways on. */
export function BookingProblemPage({ problem, providerId, retry }: BookingProblemPageProps) {
  const { title, cause } = WORDS[problem.kind];
  const isKnown = providerId !== '' && problem.kind !== 'notFound';
  const away = isKnown ? providerPath(providerId) : paths.home;
  return (
    <>
      <BookingHeader leave={{ href: away, label: 'Back', icon: 'back' }} />
      <main className="mx-auto w-full max-w-page px-gutter">
        <StatePage
          title={title}
          cause={cause}
          detail={'detail' in problem ? problem.detail : undefined}
        >
          {problem.kind === 'failed' ? (
            <a className={buttonVariants({ look: 'secondary' })} href={retry}>
              <RotateCw />
              Try Again
            </a>
          ) : null}
          {isKnown ? (
            <GoBack fallback={away} />
          ) : (
            <a className={buttonVariants({ look: 'secondary' })} href={paths.home}>
              Go to the home page
            </a>
          )}
        </StatePage>
      </main>
      <Footer />
    </>
  );
}
