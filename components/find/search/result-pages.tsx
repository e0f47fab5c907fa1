import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { ChevronLeft, ChevronRight } from '@/components/shared/ui/icons';
import { LAST_PAGE, RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath } from '@/lib/shared/url/find-url';

export function pagesOf(total: number): number {
  return Math.min(Math.ceil(total / RESULTS_PER_PAGE), LAST_PAGE);
}

function around(page: number, last: number): number[] {
  const from = Math.max(1, Math.min(page - 2, last - 4));
  return Array.from({ length: Math.min(5, last) }, (_, index) => from + index);
}

export function ResultPages({ state, total }: { state: FindState; total: number }) {
  const t = useTexts('directory.pages');
  const { page } = state;
  const last = pagesOf(total);
  if (last < 2) return null;
  const first = (page - 1) * RESULTS_PER_PAGE + 1;
  return (
    <nav className="grid justify-items-center gap-3 pt-8 print:hidden" aria-label={t('label')}>
      <p className="text-sm text-muted">
        {t('shown', { first, last: Math.min(first + RESULTS_PER_PAGE - 1, total), count: total })}
      </p>
      <div className="flex w-full flex-wrap items-center justify-between gap-2 sm:w-auto">
        <Step href={page > 1 ? findPath({ ...state, page: page - 1 }) : ''} rel="prev">
          <ChevronLeft className="rtl:-scale-x-100" />
          {t('previous')}
        </Step>
        <span className="text-sm sm:hidden">{t('page', { page, last })}</span>
        <ol className="flex gap-2 max-sm:hidden">
          {around(page, last).map((number) => (
            <li key={number}>
              <PageLink
                className={buttonVariants({
                  look: number === page ? 'primary' : 'ghost',
                  className: 'min-w-12',
                })}
                href={findPath({ ...state, page: number })}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('go', { page: number })}
              >
                {number}
              </PageLink>
            </li>
          ))}
        </ol>
        <Step href={page < last ? findPath({ ...state, page: page + 1 }) : ''} rel="next">
          {t('next')}
          <ChevronRight className="rtl:-scale-x-100" />
        </Step>
      </div>
    </nav>
  );
}

function Step({ href, rel, children }: { href: string; rel: string; children: ReactNode }) {
  if (href) {
    const look = buttonVariants({ look: 'secondary', className: 'px-4' });
    return (
      <PageLink className={look} href={href} rel={rel}>
        {children}
      </PageLink>
    );
  }
  return (
    <span className="inline-flex min-h-control items-center gap-2 rounded-md border-1.5 border-line px-4 font-semibold text-subtle">
      {children}
    </span>
  );
}
