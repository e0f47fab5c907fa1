import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';

interface CommunityPartProps {
  id: string;
  title: string;
  /** Where everything of this part is, if that is more than what is shown. */
  all: { href: string; words: string } | null;
  /** Beside another part, the wider or the narrower of both. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

const partVariants = cva('min-w-0 scroll-mt-6', {
  variants: { width: { wide: 'lg:col-start-1', narrow: 'lg:col-start-2' } },
});

/** A part of a community's page, which its jump bar leads to. */
export function CommunityPart({ id, title, all, width, children }: CommunityPartProps) {
  return (
    <section className={partVariants({ width })} id={id} aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className={headingVariants({ size: 'medium' })} id={`${id}-title`}>
          {title}
        </h2>
        {all ? (
          <PageLink className={textLinkVariants({ className: 'text-sm' })} href={all.href}>
            {all.words}
          </PageLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
