import { PageLink } from '@/components/shared/links/page-link';
import { Footer } from '@/components/shared/site/footer';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { RotateCw } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { product } from '@/lib/shared/product';
import type { Message, Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths, providerPath } from '@/lib/shared/url/paths';
import { BookingHeader } from './booking-header';
import { GoBack } from './go-back';

/** `detail` is the exact failure (BOOK-028 to BOOK-030). */
export type BookingProblem =
  | { kind: 'noId' }
  | { kind: 'notFound' }
  | { kind: 'failed'; detail: Message<'booking.failure'> }
  | { kind: 'closed'; detail: Message<'booking.failure'> }
  | { kind: 'noServices' };

export function problemTitle({ kind }: BookingProblem, t: Texts<'booking.problem'>): string {
  return t(`${kind}Title`);
}

interface BookingProblemPageProps {
  problem: BookingProblem;
  /** "" when the URL names none. */
  serviceId: string;
  retry: string;
}

export function BookingProblemPage({ problem, serviceId, retry }: BookingProblemPageProps) {
  const t = useTexts('booking.problem');
  const failure = useTexts('booking.failure');
  const isKnown = serviceId !== '' && problem.kind !== 'notFound';
  const away = isKnown ? providerPath(serviceId) : paths.home;
  return (
    <>
      <BookingHeader leave={{ href: away, way: 'back' }} />
      <main className={pageVariants()}>
        <StatePage
          title={problemTitle(problem, t)}
          cause={t(`${problem.kind}Cause`, { product: product.name })}
          detail={'detail' in problem ? failure.of(problem.detail) : undefined}
        >
          {problem.kind === 'failed' ? (
            <PageLink className={buttonVariants({ look: 'secondary' })} href={retry}>
              <RotateCw />
              {t('tryAgain')}
            </PageLink>
          ) : null}
          {isKnown ? (
            <GoBack fallback={away} />
          ) : (
            <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.home}>
              {t('home')}
            </PageLink>
          )}
        </StatePage>
      </main>
      <Footer />
    </>
  );
}
