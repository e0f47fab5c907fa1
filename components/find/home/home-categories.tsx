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
  'grid grid-cols-2 gap-x-3 gap-y-5 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-6 *:first:col-span-2 lg:*:first:row-span-2';

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
            <PageLink
              className="group flex h-full flex-col gap-2 text-sm/5 no-underline lg:text-base/5"
              href={findPath({ ...ANYBODY, category: id })}
            >
              <Art
                className="aspect-4/3 w-full flex-1 rounded-md object-cover"
                name={`category-${categorySlug(id)}`}
              />
              <span>
                <b className="block font-semibold group-hover:underline">
                  {titles(`category${id}`)}
                </b>
                <span className="text-sm text-muted">{t('services', { count })}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
