import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { headingVariants } from '@/components/shared/ui/heading';
import { communitySlug } from '@/lib/shared/domain/directory/slugs';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import type { CountsById } from './counts';
import { scrolledLook } from './scrolled-look';
import { useChoiceWords } from './use-choice-words';

interface CommunitiesProps {
  heading: string;
  state: FindState;
  counts: CountsById;
  /** True if the page begins with them, so that the first drawing is fetched early. */
  leads?: boolean;
}

export function Communities({ heading, state, counts, leads }: CommunitiesProps) {
  const t = useTexts('directory.find');
  const words = useChoiceWords();
  const shown = COMMUNITIES.filter(({ id }) => (counts.get(id) ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <section className="grid gap-4 py-6 md:pt-8">
      <h2 className={headingVariants({ size: 'small' })}>{heading}</h2>
      <ul className={`${scrolledLook} items-start! gap-3 lg:grid lg:grid-cols-6 lg:gap-5`}>
        {shown.map(({ id }, index) => (
          <li className="w-33 flex-none lg:w-auto" key={id}>
            <PageLink
              className="grid gap-0.5 text-sm/5 font-semibold no-underline hover:underline lg:text-base/5"
              href={findPath(findWith(state, { community: id }))}
            >
              <Art
                name={`community-${communitySlug(id)}`}
                className="mb-1.5 h-auto w-full rounded-t-pill"
                leads={leads && index === 0}
              />
              {words.community(id)}
              <span className="font-normal text-muted">
                {t('services', { count: counts.get(id) ?? 0 })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
