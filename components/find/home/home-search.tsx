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

const exampleLook =
  'inline-flex min-h-target items-center rounded-pill bg-surface px-3.5 text-sm font-semibold text-text no-underline hover:underline';

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
        <ul className="flex flex-wrap gap-2" aria-label={t('examples')}>
          {examples.map(([example]) => (
            <li key={example}>
              <PageLink
                className={exampleLook}
                href={findPath(findWith(ANYBODY, { q: t(example) }))}
              >
                {t(example)}
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
