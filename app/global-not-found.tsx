import type { Metadata } from 'next';
import { connection } from 'next/server';
import { fontVariables } from '@/app/fonts/fonts';
import { SearchField } from '@/components/find/search/search-field';
import { OfferedLanguage } from '@/components/shared/languages/offered-language';
import { Footer } from '@/components/shared/site/footer';
import { MissingPage } from '@/components/shared/site/missing-page';
import { TopBar } from '@/components/shared/site/top-bar';
import { siteUrlOfBuild } from '@/lib/server/env';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { requestPathname } from '@/lib/server/http/page-status';
import { product } from '@/lib/shared/product';
import { BrowserTexts } from '@/lib/shared/texts/browser-texts';
import { directionOf, type Locale, tagOf } from '@/lib/shared/texts/locales';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { setRequestLocale } from '@/lib/shared/texts/request';
import { ANYBODY } from '@/lib/shared/url/find-url';
import { inLanguage, splitLocale } from '@/lib/shared/url/locale-path';
import { SITE_MANIFEST } from '@/lib/shared/url/portal-files';
import { lettersOf } from './letters';
import { SITE_ICONS } from './page-metadata';
import './styles/site.css';

export { viewport } from './page-metadata';

function tellLocale(): Locale {
  const { locale } = splitLocale(requestPathname());
  setRequestLocale(locale);
  return locale;
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const locale = tellLocale();
  const t = await pageTexts('meta.notFound');
  return {
    metadataBase: new URL(siteUrlOfBuild()),
    title: t('title', { product: product.name }),
    icons: SITE_ICONS,
    manifest: inLanguage(SITE_MANIFEST, locale),
  };
}

/** Not in `not-found.tsx`, which would be sent with every other page. */
export default async function GlobalNotFound() {
  // The language comes from the address.
  await connection();
  const locale = tellLocale();
  return (
    <html
      lang={tagOf(locale)}
      dir={directionOf(locale)}
      className={fontVariables}
      style={lettersOf(locale)}
    >
      <body>
        <BrowserTexts of="global-not-found">
          <TopBar pathname={requestPathname()} offersDirectory={isDirectoryOffered()} />
          <MissingPage id="content" offersDirectory={isDirectoryOffered()}>
            {isDirectoryOffered() ? (
              <div className="w-full [&>*]:max-w-none">
                <SearchField state={ANYBODY} />
              </div>
            ) : null}
          </MissingPage>
          <Footer />
          <OfferedLanguage />
        </BrowserTexts>
      </body>
    </html>
  );
}
