import { House } from 'lucide-react';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { fontVariables } from '@/app/fonts/fonts';
import { Footer } from '@/components/site/footer';
import { TopBar } from '@/components/site/top-bar';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import './styles/ground.css';
import './styles/site.css';
import { WideState } from '@/components/site/wide-state';
import { buttonVariants } from '@/components/ui/button';
import { pageTexts } from '@/lib/texts/page-texts';

export { viewport } from './[locale]/layout';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.notFound');
  return { title: t('title', { product: product.name }) };
}

/**
 * The page of every unknown address. It is a document of its own, because a `not-found.tsx` would be
 * sent along with every other page.
 */
export default async function GlobalNotFound() {
  // Shown under both security policies: rendered per request, its scripts carry the nonce, if any.
  await connection();
  const t = await pageTexts('site.notFound');
  return (
    <html lang="en" dir="ltr" className={fontVariables}>
      <body>
        <TopBar />
        <WideState
          look="hero"
          id="content"
          title={t('title')}
          lead={t('lead')}
          art={{ name: 'not-found', height: 430 }}
          actions={
            <>
              <a className={buttonVariants({ look: 'hero', size: 'large' })} href={paths.home}>
                <House />
                {t('home')}
              </a>
              <a
                className={buttonVariants({ look: 'hero-quiet', size: 'large' })}
                href={paths.news}
              >
                {t('news')}
              </a>
            </>
          }
        />
        <Footer />
      </body>
    </html>
  );
}
