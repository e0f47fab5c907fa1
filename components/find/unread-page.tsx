import { PageLink } from '@/components/shared/links/page-link';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { RotateCw } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';

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
