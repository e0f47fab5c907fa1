import { PageLink } from '@/components/shared/links/page-link';
import { ChevronRight } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface Step {
  words: string;
  /** Null for the page that is shown. */
  href: string | null;
}

export function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={useTexts('ui.trail')('label')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {steps.map(({ words, href }, position) => (
          <li
            className="flex items-center gap-x-2"
            key={words}
            aria-current={href === null ? 'page' : undefined}
          >
            {position > 0 ? <ChevronRight className="rtl:-scale-x-100" /> : null}
            {href === null ? (
              words
            ) : (
              <PageLink
                className="inline-flex min-h-target items-center underline-offset-4"
                href={href}
              >
                {words}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
