import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { categorySlug } from '@/lib/shared/domain/directory/category-slugs';
import { CATEGORIES, type CategoryId } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ANYBODY, findPath } from '@/lib/shared/url/find-url';
import { HomeSection } from './home-section';

export interface ServiceCounts {
  total: number;
  categories: readonly { id: number; count: number }[];
}

/** The first entry is the large one. */
const listLook =
  'grid grid-cols-2 gap-x-3 gap-y-5 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-6 *:first:col-span-2 lg:*:first:row-span-2 [&_a]:flex [&_a]:h-full [&_a]:flex-col [&_a]:gap-2 [&_a]:text-sm/5 [&_a]:no-underline lg:[&_a]:text-base/5 [&_b]:font-semibold [&_a:hover_b]:underline [&_img]:aspect-4/3 [&_img]:w-full [&_img]:flex-1 [&_img]:rounded-md [&_img]:object-cover';

export function HomeCategories({ total, categories }: ServiceCounts) {
  const t = useTexts('directory.home');
  const titles = useTexts('services.categories');
  const countOf = (id: CategoryId) => categories.find((one) => one.id === id)?.count ?? 0;
  const shown = CATEGORIES.map(({ id }) => ({ id, count: countOf(id) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (shown.length === 0) return null;
  return (
    <HomeSection
      id="home-categories"
      heading={t('categories')}
      more={{ href: findPath(ANYBODY), label: t('all', { count: total }) }}
    >
      <ul className={listLook}>
        {shown.map(({ id, count }) => (
          <li key={id}>
            <PageLink href={findPath({ ...ANYBODY, category: id })}>
              <Art name={`category-${categorySlug(id)}`} />
              <span>
                <b className="block">{titles(`category${id}`)}</b>
                <span className="text-sm text-muted">{t('services', { count })}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
