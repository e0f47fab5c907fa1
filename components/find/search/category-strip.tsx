import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { CategoryIcon } from '@/components/shared/site/category-icon';
import { LayoutGrid } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import type { CountsById } from './counts';
import { useChoiceWords } from './use-choice-words';

interface CategoryStripProps {
  state: FindState;
  /** Null if unknown. */
  counts: CountsById | null;
}

export function CategoryStrip({ state, counts }: CategoryStripProps) {
  const t = useTexts('directory.find');
  const words = useChoiceWords();
  const all = counts && [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <nav className={pageVariants()} aria-label={t('categories')}>
      <ul className="-mx-gutter flex gap-1 overflow-x-auto px-gutter pt-4 [scrollbar-width:none] xl:grid xl:grid-cols-10 xl:overflow-visible xl:pt-6">
        <Category href={findPath(findWith(state, { category: null }))} count={all} isCurrent>
          <LayoutGrid />
          {t('all')}
        </Category>
        {CATEGORIES.map(({ id }) => (
          <Category
            key={id}
            href={findPath(findWith(state, { category: id }))}
            count={counts && (counts.get(id) ?? 0)}
          >
            <CategoryIcon categoryId={id} />
            {words.category(id)}
          </Category>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryProps {
  href: string;
  count: number | null;
  isCurrent?: boolean;
  children: [icon: ReactNode, name: ReactNode];
}

function Category({ href, count, isCurrent, children: [icon, name] }: CategoryProps) {
  return (
    <li className="w-[5.75rem] flex-none xl:w-auto">
      <PageLink
        className="group grid h-full grid-rows-[auto_1fr_auto] justify-items-center gap-1 border-b-4 border-transparent pb-2 text-center text-xs font-medium text-balance no-underline current:border-primary current:font-bold xl:px-1 xl:text-sm/4.5"
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className="grid h-13.5 w-12 place-items-center rounded-t-pill rounded-b-xs bg-sunken pt-1.5 group-hover:bg-wash group-current:bg-highlight group-current:text-on-highlight xl:h-17 xl:w-15 [&_.icon]:size-6">
          {icon}
        </span>
        <span className="min-w-0 max-w-full wrap-anywhere">{name}</span>
        {count === null ? null : <span className="text-xs font-normal text-muted">{count}</span>}
      </PageLink>
    </li>
  );
}
