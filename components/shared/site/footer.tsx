import { LanguageRow } from '@/components/shared/languages/language-row';
import { MachineMade } from '@/components/shared/languages/machine-made';
import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { Smartphone } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { Logo } from './logo';
import { OutsideLink } from './outside-link';

/** The three specified links come first. */
const SITE_MAP = [
  ['about', paths.about],
  ['contact', paths.contact],
  ['privacyPolicy', paths.privacyPolicy],
  ['news', paths.news],
  ['howItWorks', paths.howItWorks],
  ['providerTerms', paths.providerTerms],
  ['terms', paths.terms],
] as const;

const SOCIAL = [
  ['facebook', product.social.facebook],
  ['instagram', product.social.instagram],
  ['linkedin', product.social.linkedin],
  ['tiktok', product.social.tiktok],
] as const;

const STORES = [
  ['android', product.stores.android],
  ['ios', product.stores.ios],
] as const;

const columnsLook = 'grid gap-8 pt-12 pb-8 md:grid-cols-[1.6fr_1fr_1fr_1.2fr] md:gap-10';
const titleLook = 'mb-1 text-sm/6 font-semibold text-cypress-subtle';
const linkLook =
  'inline-flex min-h-target items-center text-cypress-link no-underline hover:underline';
const storesLook =
  'flex flex-wrap items-center gap-3 pt-2 *:inline-flex *:min-h-control *:items-center *:gap-2.5 *:rounded-md *:border-1.5 *:border-cypress-line-strong *:px-4 *:font-semibold *:text-white *:no-underline *:hover:underline';

export function Footer() {
  const t = useTexts('site.footer');
  const language = useTexts('site.languages');
  return (
    <footer
      className="relative mt-24 bg-cypress text-on-cypress around-flyer:mt-0 max-lg:[body:has([data-action-bar=fixed])_&]:pb-[calc(4.5rem+env(safe-area-inset-bottom))] print:hidden"
      data-ground="cypress"
    >
      <div className="absolute inset-x-0 bottom-[calc(100%-1px)] h-6 bg-[url(/art/scallop.svg)] bg-[length:auto_100%] bg-bottom bg-repeat-x around-flyer:hidden md:h-11" />
      <div className={pageVariants()}>
        <div className={columnsLook}>
          <div className="flex flex-col gap-2">
            <Logo onDark />
            <p className={headingVariants({ className: 'max-w-[16ch] text-xl/7' })}>
              {t('tagline')}
            </p>
          </div>
          <nav aria-label={t('siteMap')}>
            <h2 className={titleLook}>{t('siteMap')}</h2>
            <ul>
              {SITE_MAP.map(([page, href]) => (
                <li key={page}>
                  <PageLink className={linkLook} href={href}>
                    {t(page)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={t('socialMedia')}>
            <h2 className={titleLook}>{t('followUs')}</h2>
            <ul>
              {SOCIAL.map(([network, href]) => (
                <li key={network}>
                  <OutsideLink className={linkLook} href={href}>
                    {t(network)}
                  </OutsideLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={titleLook}>{t('getTheApp')}</h2>
            <div className={storesLook}>
              {STORES.map(([store, href]) => (
                <OutsideLink key={store} href={href}>
                  <Smartphone />
                  {t(store)}
                </OutsideLink>
              ))}
            </div>
          </div>
        </div>
        <LanguageRow label={language('title')} ground="cypress">
          <MachineMade />
        </LanguageRow>
        <p className="border-t border-cypress-line py-5 text-sm/6 text-cypress-muted">
          {t('rights')}
        </p>
      </div>
    </footer>
  );
}
