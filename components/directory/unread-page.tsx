import { PageLink } from '@/components/links/page-link';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import { useTexts } from '@/lib/texts/use-texts';

export function UnreadPage({ title, path }: { title: string; path: string }) {
  const t = useTexts('directory.unread');
  return (
    <main className={pageVariants()}>
      <StatePage title={title} cause={t('cause')}>
        <PageLink className={buttonVariants()} href={path}>
          <RotateCw />
          {t('tryAgain')}
        </PageLink>
      </StatePage>
    </main>
  );
}
