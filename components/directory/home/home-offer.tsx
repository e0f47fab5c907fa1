import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { Store } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import { paths } from '@/lib/url/paths';

/** Asks those who could be found here themselves. */
export function HomeOffer() {
  const t = useTexts('directory.home');
  return (
    <section className={pageVariants({ className: 'pt-10 lg:pt-16' })} aria-labelledby="home-offer">
      <div className="grid gap-4 rounded-xl bg-wash px-5 py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-10 md:py-8">
        <div>
          <h2 className={headingVariants({ size: 'medium' })} id="home-offer">
            {t('offer')}
          </h2>
          <p className="pt-1 text-muted">{t('offerLead')}</p>
        </div>
        <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.portal}>
          <Store />
          {t('forProviders')}
        </PageLink>
      </div>
    </section>
  );
}
