import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { RotateCw } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { product } from '@/lib/shared/product';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { slatePath } from '@/lib/shared/url/slate-url';

/** `refused` carries the call's status. */
export type SlateProblem =
  | { kind: 'notFound' }
  | { kind: 'refused'; status: number }
  | { kind: 'failed' };

export function slateProblemTitle(problem: SlateProblem, t: Texts<'slates.problem'>): string {
  return problem.kind === 'refused'
    ? t('refused', { status: String(problem.status) })
    : t(problem.kind);
}

export function SlateProblemPage(props: {
  problem: SlateProblem;
  id: string;
  hasDirectory: boolean;
  hasPosts: boolean;
  children: ReactNode;
}) {
  const t = useTexts('slates.problem');
  const { problem, id, hasDirectory, hasPosts, children } = props;
  const isGone = problem.kind === 'notFound';
  const cause = isGone ? t('notFoundCause', { product: product.name }) : t('failedCause');
  return (
    <main className={pageVariants()}>
      <StatePage title={slateProblemTitle(problem, t)} cause={cause}>
        {isGone ? (
          hasPosts || hasDirectory ? (
            <PageLink
              className={buttonVariants()}
              href={hasPosts ? paths.posts : paths.communities}
            >
              {t('communities')}
            </PageLink>
          ) : null
        ) : (
          <PageLink className={buttonVariants()} href={slatePath(id)}>
            <RotateCw />
            {t('tryAgain')}
          </PageLink>
        )}
        <PageLink
          className={buttonVariants({
            look: isGone && !hasDirectory && !hasPosts ? 'primary' : 'secondary',
          })}
          href={paths.home}
        >
          {t('home')}
        </PageLink>
      </StatePage>
      {children ? (
        <section className="grid gap-4 pb-16" aria-labelledby="newest-title">
          <h2 className={headingVariants({ size: 'medium' })} id="newest-title">
            {t('newest')}
          </h2>
          {children}
        </section>
      ) : null}
    </main>
  );
}
