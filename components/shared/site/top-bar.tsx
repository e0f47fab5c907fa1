import { LanguageButton } from '@/components/shared/languages/language-button';
import { PageLink } from '@/components/shared/links/page-link';
import { OwnCommunityButton } from '@/components/shared/own-community/own-community-button';
import { Store, Users } from '@/components/shared/ui/icons';
import { pageHeaderVariants } from '@/components/shared/ui/page-header';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { SITE_SECTIONS } from '@/lib/shared/url/site-sections';
import { Logo } from './logo';
import { SectionLinks } from './section-links';

interface TopBarProps {
  pathname: string;
  offersDirectory: boolean;
}

export function TopBar({ pathname, offersDirectory }: TopBarProps) {
  const t = useTexts('site.topBar');
  const sections = offersDirectory ? SITE_SECTIONS : (['news'] as const);
  return (
    <header
      className={pageHeaderVariants({
        className:
          'over-hero:border-0 over-hero:bg-hero over-hero:text-on-hero around-flyer:print:block around-flyer:print:[print-color-adjust:exact]',
      })}
    >
      <a
        className="absolute start-gutter top-2 z-dialog rounded-md bg-surface px-5 py-2.5 font-semibold text-text not-focus:[clip-path:inset(50%)] print:hidden"
        href="#content"
      >
        {t('skip')}
      </a>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-2 px-gutter sm:gap-x-6">
        <Logo />
        <SectionLinks
          label={t('main')}
          sections={sections.map((id) => ({ id, name: t(id) }))}
          pathname={pathname}
        />
        <div className="my-2.5 ms-auto flex items-center gap-0.5 sm:gap-1 lg:my-4">
          {offersDirectory ? (
            <OwnCommunityButton
              className="inline-flex min-h-target cursor-pointer items-center gap-2 rounded-pill border-0 bg-transparent px-3 font-semibold hover:bg-current/8 max-lg:min-w-target max-lg:flex-col max-lg:justify-center max-lg:gap-0 max-lg:px-0 max-lg:[&_svg]:size-4.5 print:hidden"
              failed={t('failed')}
            >
              <Users />
              <span className="max-lg:w-min max-lg:text-center max-lg:text-xs/[1.15] max-phone:sr-only">
                {t('community')}
              </span>
            </OwnCommunityButton>
          ) : null}
          <LanguageButton />
          <PageLink
            className="inline-flex min-h-target items-center gap-2 rounded-pill border-1.5 border-current px-2.5 text-sm font-semibold no-underline hover:bg-current/8 sm:px-4.5 sm:text-base max-sm:[&_svg]:hidden print:hidden"
            href={paths.portal}
          >
            <Store />
            {t('providers')}
          </PageLink>
        </div>
      </div>
    </header>
  );
}
