import { PageLink } from '@/components/shared/links/page-link';
import { CategoryIcon } from '@/components/shared/site/category-icon';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { headingVariants } from '@/components/shared/ui/heading';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import type { CountsById } from './counts';
import { useChoiceWords } from './use-choice-words';

export function OtherCategories({ state, counts }: { state: FindState; counts: CountsById }) {
  const t = useTexts('directory.find');
  const words = useChoiceWords();
  const shown = CATEGORIES.filter(({ id }) => id !== state.category && (counts.get(id) ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <section className="grid gap-4 pt-12">
      <h2 className={headingVariants({ size: 'small' })}>{t('otherCategories')}</h2>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ id }) => (
          <li key={id}>
            <PageLink
              className={choicePillVariants({ className: 'no-underline hover:bg-sunken' })}
              href={findPath(findWith(state, { category: id }))}
            >
              <CategoryIcon categoryId={id} />
              {words.category(id)}
              <span className="text-muted">{counts.get(id)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
