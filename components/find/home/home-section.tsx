import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';

interface HomeSectionProps {
  id: string;
  heading: string;
  more?: { href: string; label: string };
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, heading, more, action, children }: HomeSectionProps) {
  return (
    <section className={pageVariants({ className: 'pt-10 lg:pt-16' })} aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4 lg:pb-5">
        <h2 className={headingVariants({ size: 'medium' })} id={id}>
          {heading}
        </h2>
        {more ? (
          <PageLink className={textLinkVariants({ className: 'text-sm' })} href={more.href}>
            {more.label}
          </PageLink>
        ) : null}
        {action}
      </div>
      {children}
    </section>
  );
}
