import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { useTexts } from '@/lib/texts/use-texts';
import { CommunityLinks } from './community-links';

/** The six communities. */
export function CommunityList() {
  const t = useTexts('communities.page');
  return (
    <main>
      <section className="bg-wash py-6 md:py-9">
        <div className={pageVariants({ className: 'flex flex-col gap-3' })}>
          <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
          <p className="max-w-[58ch] text-lg text-muted">{t('lead')}</p>
        </div>
      </section>
      <div className={pageVariants({ className: 'py-8 pb-16' })}>
        <CommunityLinks ids={COMMUNITIES.map(({ id }) => id)} />
      </div>
    </main>
  );
}
