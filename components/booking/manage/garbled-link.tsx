import { PageLink } from '@/components/shared/links/page-link';
import { Footer } from '@/components/shared/site/footer';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { ManageHeader } from './manage-header';

/** Shown for a damaged link. The booking that it was for may still be there. */
export function GarbledLink() {
  const t = useTexts('errors.refusals');
  return (
    <>
      <ManageHeader />
      <main className={pageVariants()}>
        <StatePage title={t('addressTitle')} cause={t('addressMessage')}>
          <PageLink className={buttonVariants()} href={paths.home}>
            {t('home')}
          </PageLink>
        </StatePage>
      </main>
      <Footer />
    </>
  );
}
