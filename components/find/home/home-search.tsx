import { SearchField } from '@/components/find/search/search-field';
import { PageLink } from '@/components/shared/links/page-link';
import type { CategoryId } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ANYBODY, findPath, findWith } from '@/lib/shared/url/find-url';
import type { ServiceCounts } from './home-categories';

const EXAMPLES = [
  ['braids', 2],
  ['residencePermit', 1],
  ['airport', 9],
  ['jollof', 4],
  ['arabic', 5],
  ['movers', 9],
] as const satisfies readonly (readonly [string, CategoryId])[];
const SHOWN_EXAMPLES = 3;

const examplesLook =
  'flex flex-wrap gap-2 *:[&_a]:inline-flex *:[&_a]:min-h-target *:[&_a]:items-center *:[&_a]:rounded-pill *:[&_a]:bg-surface *:[&_a]:px-3.5 *:[&_a]:text-sm *:[&_a]:font-semibold *:[&_a]:text-text *:[&_a]:no-underline *:[&_a]:hover:underline';

interface HomeSearchProps {
  categories: ServiceCounts['categories'] | null;
}

export function HomeSearch({ categories }: HomeSearchProps) {
  const t = useTexts('directory.homeSearch');
  const examples = EXAMPLES.filter(([, category]) =>
    categories?.some(({ id, count }) => id === category && count > 0),
  ).slice(0, SHOWN_EXAMPLES);
  return (
    <section className="grid w-full gap-2.5 [&_search]:max-w-none" aria-labelledby="home-search">
      <h2 className="font-semibold" id="home-search">
        {t('question')}
      </h2>
      <SearchField state={ANYBODY} />
      {examples.length > 0 ? (
        <ul className={examplesLook} aria-label={t('examples')}>
          {examples.map(([example]) => (
            <li key={example}>
              <PageLink href={findPath(findWith(ANYBODY, { q: t(example) }))}>
                {t(example)}
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
