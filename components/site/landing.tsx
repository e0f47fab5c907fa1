import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { paths } from '@/lib/url/paths';
import { DownloadApp } from './download-app';
import { LandingPair } from './landing-pair';

interface LandingProps {
  downloadOpen?: boolean;
  /** Whether what the page speaks of can be found here, and is linked. */
  offersDirectory?: boolean;
  /** What there is to find. */
  children?: ReactNode;
}

/** The landing page (LAND-005, LAND-013), with the download dialog closed or open. */
export function Landing({ downloadOpen = false, offersDirectory = false, children }: LandingProps) {
  const t = useTexts('site.landing');
  return (
    <main>
      <section className="mb-[clamp(2rem,5vw,4.5rem)] bg-hero text-on-hero" data-ground="hero">
        <div
          className={pageVariants({
            className:
              'grid gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)] lg:items-end lg:gap-10 lg:pt-4',
          })}
        >
          <div className="grid justify-items-start gap-6 lg:self-center lg:pt-8 lg:pb-12">
            <h1 className={headingVariants({ size: 'hero', className: 'wrap-anywhere' })}>
              {t('heading')}
            </h1>
            <p className="text-[length:clamp(1.125rem,0.9rem+0.9vw,1.5rem)] leading-[1.35] font-medium">
              {t('tagline')}
            </p>
            <DownloadApp openOnLoad={downloadOpen} look="hero" />
          </div>
          <img
            className="relative -mb-11 h-auto w-full lg:-mb-14"
            src="/art/hero-table.svg"
            alt={t('heroAlt')}
            width={680}
            height={600}
            fetchPriority="high"
          />
        </div>
      </section>
      <section
        className={pageVariants({
          className:
            'grid gap-16 pt-12 pb-8 max-dialog:gap-10 max-dialog:pt-10 max-dialog:pb-0 lg:grid-cols-3 lg:items-stretch lg:gap-[clamp(2rem,4vw,4rem)] lg:pt-16 lg:pb-4',
        })}
        aria-label={t('pairs')}
      >
        <LandingPair
          art="block-news"
          alt={t('newsAlt')}
          title={t('newsTitle')}
          text={t('newsText')}
          link={{ href: paths.news, label: t('newsLink') }}
        />
        <LandingPair
          art="block-services"
          alt={t('servicesAlt')}
          title={t('servicesTitle')}
          text={t('servicesText')}
          link={offersDirectory ? { href: paths.find, label: t('servicesLink') } : undefined}
        />
        <LandingPair
          art="block-connect"
          alt={t('connectAlt')}
          title={t('connectTitle')}
          text={t('connectText')}
          link={offersDirectory ? { href: paths.whatsOn, label: t('connectLink') } : undefined}
        />
      </section>
      {children}
    </main>
  );
}
