import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';
import { paths } from '@/lib/url/paths';
import { DownloadApp } from './download-app';

const PAIRS = [
  {
    art: 'block-news',
    alt: 'A reader with a community newspaper',
    title: 'Stay Informed About News',
    text: 'News about your ethnic community in your city.',
    link: { href: paths.news, label: 'Read the news' },
  },
  {
    art: 'block-services',
    alt: 'A hairdresser braiding a client’s hair',
    title: 'Access Services',
    text: 'Services within your ethnic community in the diaspora.',
  },
  {
    art: 'block-connect',
    alt: 'Two friends in different cities raise their cups',
    title: 'Stay Connected',
    text: 'Meet your diaspora community across the globe.',
  },
];

/** The landing page (LAND-005, LAND-013), with the download dialog closed or open. */
export function Landing({ downloadOpen }: { downloadOpen?: boolean }) {
  return (
    <main>
      <section className="hero">
        <div className="page hero-in">
          <div className="copy">
            <h1 className={headingVariants({ size: 'hero' })}>
              Find, Connect, and Experience cultural communities around you.
            </h1>
            <p className="tagline">Settle in - experience cultures!</p>
            <DownloadApp openOnLoad={downloadOpen ?? false} />
          </div>
          <img
            className="hero-art"
            src="/art/hero-table.svg"
            alt="Neighbours from many cultures sharing one long table on a city street"
            width={680}
            height={600}
            fetchPriority="high"
          />
        </div>
      </section>
      <section className="page pairs" aria-label="What you can do">
        {PAIRS.map(({ art, alt, title, text, link }) => (
          <article key={art} className="pair">
            <img src={`/art/${art}.svg`} alt={alt} width={360} height={400} loading="lazy" />
            <div className="txt">
              <h2 className={headingVariants({ size: 'medium' })}>{title}</h2>
              <p>{text}</p>
              {link ? (
                <a className={textLinkVariants()} href={link.href}>
                  {link.label}
                </a>
              ) : null}
            </div>
          </article>
        ))}
      </section>
    </main>
  );
}
