import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { ChevronDown, Info } from '@/components/shared/ui/icons';
import { ordersOf, type SearchOrder } from '@/lib/shared/domain/directory/search';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

interface HowSortedProps {
  /** "" for none. */
  words: string;
  sort: SearchOrder;
}

/** The chosen order comes first. */
export function HowSorted({ words, sort }: HowSortedProps) {
  const t = useTexts('shownReviews.sorting');
  const rich = {
    strong: (part: ReactNode) => <b>{part}</b>,
    how: (part: ReactNode) => <PageLink href={paths.howReviewsWork}>{part}</PageLink>,
  };
  const others = ordersOf(words).filter((order) => order !== sort);
  return (
    <details className="group/sorted pb-4">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-2 text-sm text-muted">
        <Info />
        <span className="underline">{t('heading')}</span>
        <ChevronDown className="size-4 group-open/sorted:rotate-180" />
      </summary>
      <div className="grid gap-x-8 gap-y-2 rounded-lg bg-sunken p-5 text-sm md:grid-cols-2">
        <p>{t.rich(sort, rich)}</p>
        <ul className="grid content-start gap-2 text-muted">
          {[...others, 'favorite' as const, 'paid' as const].map((key) => (
            <li key={key}>{t.rich(key, rich)}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
