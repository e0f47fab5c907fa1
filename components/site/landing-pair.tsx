import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';

interface LandingPairProps {
  /** Name of the drawing. */
  art: string;
  alt: string;
  title: string;
  text: string;
  link?: { href: string; label: string } | undefined;
}

/**
 * A drawing with what it stands for. The second one of the three has its text first: at the other
 * side on phones, above the drawing on wide screens.
 */
export function LandingPair({ art, alt, title, text, link }: LandingPairProps) {
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
        <p className="max-w-[30ch] text-lg text-muted max-dialog:text-base">{text}</p>
        {link ? (
          <PageLink className={textLinkVariants()} href={link.href}>
            {link.label}
          </PageLink>
        ) : null}
      </div>
    </article>
  );
}
