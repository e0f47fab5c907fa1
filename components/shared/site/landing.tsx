import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { OwnBookings } from '@/components/shared/own-bookings/own-bookings';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { DownloadApp } from './download-app';

interface LandingProps {
  dialog?: ReactNode;
  offersDirectory?: boolean;
  search?: ReactNode;
  children?: ReactNode;
}

export function Landing(props: LandingProps) {
  const { dialog, offersDirectory = false, search, children } = props;
  const t = useTexts('site.landing');
  return (
    <main>
      <OwnBookings />
      <section className="mb-12 bg-hero text-on-hero" data-ground="hero">
        <div
          className={pageVariants({
            className:
              'grid gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-end lg:gap-10 lg:pt-4',
          })}
        >
          <div className="grid justify-items-start gap-6 lg:gap-5 lg:self-center lg:pb-12">
            <h1 className={headingVariants({ size: 'hero', className: 'wrap-anywhere' })}>
              {t('heading')}
            </h1>
            <p className="text-lg/7 sm:text-xl/8 font-medium">{t('tagline')}</p>
            {search}
            <DownloadApp look="hero" />
            {dialog}
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
            'grid gap-16 pt-12 pb-8 max-dialog:gap-10 max-dialog:pt-10 max-dialog:pb-0 lg:grid-cols-3 lg:items-stretch lg:gap-12 lg:pt-16 lg:pb-4',
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

interface LandingPairProps {
  art: string;
  alt: string;
  title: string;
  text: string;
  link?: { href: string; label: string } | undefined;
}

function LandingPair({ art, alt, title, text, link }: LandingPairProps) {
  return (
    <article className="group mx-auto grid w-full max-w-104 gap-6 max-dialog:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] max-dialog:items-center max-dialog:gap-5 max-dialog:even:grid-cols-[minmax(0,1fr)_minmax(0,9rem)] max-tiny:grid-cols-[minmax(0,7rem)_minmax(0,1fr)] max-tiny:even:grid-cols-[minmax(0,1fr)_minmax(0,7rem)] max-slim:grid-cols-1 max-slim:even:grid-cols-1 lg:content-start lg:even:content-between">
      <img
        className="h-auto w-full"
        src={`/art/${art}.svg`}
        alt={alt}
        width={360}
        height={400}
        loading="lazy"
      />
      <div className="grid gap-2 max-dialog:group-even:order-first lg:group-even:order-first">
        <h2
          className={headingVariants({ size: 'medium', className: 'max-dialog:text-[1.375rem]' })}
        >
          {title}
        </h2>
        <p className="max-w-short text-lg text-muted max-dialog:text-base">{text}</p>
        {link ? (
          <PageLink className={textLinkVariants()} href={link.href}>
            {link.label}
          </PageLink>
        ) : null}
      </div>
    </article>
  );
}
