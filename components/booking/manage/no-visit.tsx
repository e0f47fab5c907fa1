import { PageLink } from '@/components/shared/links/page-link';
import { Footer } from '@/components/shared/site/footer';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { ManageHeader } from './manage-header';

export function NoVisit({ why }: { why: 'unknown' | 'failed' }) {
  const t = useTexts('booking.noVisit');
  return (
    <>
      <ManageHeader />
      <main className={pageVariants()}>
        <StatePage title={t(`${why}Title`)} cause={t(`${why}Cause`)}>
          <PageLink className={buttonVariants()} href={paths.home}>
            {t('home')}
          </PageLink>
          <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.contact}>
            {t('contact')}
          </PageLink>
        </StatePage>
      </main>
      <Footer />
    </>
  );
}
