'use client';

import { usePathname } from 'next/navigation';
import { PageLink } from '@/components/shared/links/page-link';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { paths } from '@/lib/shared/url/paths';
import { placeInSection, type SiteSection } from '@/lib/shared/url/site-sections';

const sectionsLook =
  'order-last flex flex-wrap basis-[calc(100%+1.25rem)] justify-between max-lg:-mx-2.5 lg:order-none lg:basis-auto print:hidden *:relative *:inline-flex *:min-h-12 *:items-center *:px-2.5 *:text-sm *:font-semibold *:no-underline *:hover:underline *:sm:text-base lg:*:min-h-19';
const currentLook =
  'after:absolute after:inset-x-2.5 after:bottom-0 after:h-1 after:rounded-t-sm after:bg-primary';

interface SectionLinksProps {
  label: string;
  sections: readonly { id: SiteSection; name: string }[];
  /** The path of the document, which differs from the inner path of a shared page. */
  pathname: string;
}

export function SectionLinks({ label, sections, pathname }: SectionLinksProps) {
  const isHydrated = useHydrated();
  const current = usePathname();
  return (
    <nav className={sectionsLook} aria-label={label}>
      {sections.map(({ id, name }) => {
        const place = placeInSection(isHydrated ? current : pathname, id);
        return (
          <PageLink
            className={place ? currentLook : undefined}
            key={id}
            href={paths[id]}
            aria-current={place === 'below' ? true : (place ?? undefined)}
          >
            {name}
          </PageLink>
        );
      })}
    </nav>
  );
}
