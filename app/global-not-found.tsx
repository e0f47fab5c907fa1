import { House } from 'lucide-react';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { fontVariables } from '@/app/fonts/fonts';
import { Footer } from '@/components/site/footer';
import { TopBar } from '@/components/site/top-bar';
import { Art } from '@/components/ui/art';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import './styles/site.css';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';

export { viewport } from './[locale]/layout';

export const metadata: Metadata = { title: `Page not found | ${product.name}` };

/**
 * The page of every unknown address. It is a document of its own, because a `not-found.tsx` would be
 * sent along with every other page.
 */
export default async function GlobalNotFound() {
  // Shown under both security policies: rendered per request, its scripts carry the nonce, if any.
  await connection();
  return (
    <html lang="en" dir="ltr" className={fontVariables}>
      <body>
        <TopBar />
        <main className="wide-state" id="content" tabIndex={-1}>
          <div className="page ws-in">
            <div className="ws-txt">
              <h1 className={headingVariants({ size: 'hero' })}>Nobody opens this door.</h1>
              <p className="ws-lead">
                We could not find this page. It has moved, or was never here. The rest of the street
                is open.
              </p>
              <div className="flex flex-wrap items-center gap-3 pt-2">
                <a className={buttonVariants({ size: 'large' })} href={paths.home}>
                  <House />
                  Go to the home page
                </a>
                <a
                  className={buttonVariants({ look: 'secondary', size: 'large' })}
                  href={paths.news}
                >
                  News
                </a>
              </div>
            </div>
            <div className="ws-art">
              <Art name="not-found" width={600} height={430} />
            </div>
          </div>
        </main>
        <Footer />
      </body>
    </html>
  );
}
