import { PageLink } from '@/components/shared/links/page-link';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export function NewsParts({ current }: { current: 'articles' | 'posts' }) {
  const t = useTexts('slates.list');
  return (
    <nav className="flex flex-wrap gap-2 print:hidden" aria-label={t('parts')}>
      <PageLink
        className={choicePillVariants({ className: 'no-underline' })}
        href={paths.news}
        aria-current={current === 'articles'}
      >
        {t('articles')}
      </PageLink>
      <PageLink
        className={choicePillVariants({ className: 'no-underline' })}
        href={paths.posts}
        aria-current={current === 'posts'}
      >
        {t('title')}
      </PageLink>
    </nav>
  );
}
