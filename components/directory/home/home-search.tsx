import { useTexts } from '#texts';
import { SearchField } from '@/components/directory/find/search-field';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { ANYBODY } from '@/lib/url/find-url';

/** The question that the landing page asks, and the field for the answer. */
export function HomeSearch() {
  const t = useTexts('directory.home');
  return (
    <section className="mt-12 bg-wash py-10 lg:mt-16 lg:py-12" aria-labelledby="home-search">
      <div
        className={pageVariants({
          className:
            'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:items-center lg:gap-x-12 [&_search]:max-w-none',
        })}
      >
        <h2 className={headingVariants({ size: 'medium' })} id="home-search">
          {t('search')}
        </h2>
        <SearchField state={ANYBODY} />
      </div>
    </section>
  );
}
