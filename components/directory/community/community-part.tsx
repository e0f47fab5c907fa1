import type { ReactNode } from 'react';
import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';

interface CommunityPartProps {
  id: string;
  title: string;
  /** Where everything of this part is. */
  all: { href: string; words: string };
  children: ReactNode;
}

/** A part of a community's page, which its jump bar leads to. */
export function CommunityPart({ id, title, all, children }: CommunityPartProps) {
  return (
    <section className="scroll-mt-6" id={id} aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className={headingVariants({ size: 'medium' })} id={`${id}-title`}>
          {title}
        </h2>
        <PageLink className={textLinkVariants({ className: 'text-sm' })} href={all.href}>
          {all.words}
        </PageLink>
      </div>
      {children}
    </section>
  );
}
