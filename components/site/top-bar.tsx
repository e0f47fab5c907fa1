import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { Store } from '@/components/ui/icons';
import { pageHeaderRowVariants, pageHeaderVariants } from '@/components/ui/page-header';
import { paths } from '@/lib/url/paths';
import { Logo } from './logo';

/** The head of every public page: home, and the way in for providers. */
export function TopBar() {
  const t = useTexts('site.topBar');
  return (
    <header
      className={pageHeaderVariants({
        className:
          'over-hero:border-0 over-hero:bg-hero over-hero:text-on-hero around-flyer:print:block around-flyer:print:[print-color-adjust:exact]',
      })}
      data-once="header"
    >
      <a
        className="absolute start-gutter top-2 z-dialog rounded-md bg-surface px-5 py-2.5 font-semibold text-text not-focus:[clip-path:inset(50%)] print:hidden"
        href="#content"
      >
        {t('skip')}
      </a>
      <div className={pageHeaderRowVariants()}>
        <Logo />
        <PageLink
          className="inline-flex min-h-target items-center gap-2 rounded-pill border-1.5 border-current px-4 font-semibold no-underline hover:bg-current/8 print:hidden"
          href={paths.portal}
        >
          <Store />
          {t('providers')}
        </PageLink>
      </div>
    </header>
  );
}
