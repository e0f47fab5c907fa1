import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Trail } from '@/components/find/trail';
import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { categorySlug } from '@/lib/shared/domain/directory/category-slugs';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ANYBODY, type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import { paths } from '@/lib/shared/url/paths';
import { scrolledLook } from './scrolled-look';
import { SearchField } from './search-field';
import { useChoiceWords } from './use-choice-words';

export interface Kind {
  id: number;
  title: string;
  count: number;
}

interface FindHeadProps {
  state: FindState;
  /** Null if unknown. */
  total: number | null;
  kinds: readonly Kind[];
}

const headVariants = cva(pageVariants(), {
  variants: {
    hasPicture: { true: 'lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16', false: '' },
  },
});

export function FindHead({ state, total, kinds }: FindHeadProps) {
  const t = useTexts('directory.find');
  const words = useChoiceWords();
  const { category } = state;
  // One line on phones, so that results are seen.
  const look = category === null ? 'max-md:text-2xl' : '';
  return (
    <section className="overflow-x-clip bg-wash pt-6 md:pt-10">
      <div className={headVariants({ hasPicture: category !== null })}>
        <div className="grid min-w-0 gap-4 pb-5 md:pb-8">
          <FindTrail state={state} />
          <h1 className={headingVariants({ size: 'large', className: look })}>
            {words.title(state)}
          </h1>
          {category === null ? null : (
            <p className="max-w-measure text-lg text-muted">{words.lead(state)}</p>
          )}
          {category === null || state.q ? <SearchField state={state} /> : null}
          {kinds.length > 0 ? (
            <nav className={`${scrolledLook} lg:flex-wrap`} aria-label={t('kinds')}>
              <KindPill
                isChosen={state.kind === null}
                href={findPath(findWith(state, { kind: null }))}
              >
                {total === null ? t('anyKind') : t('allKinds', { count: total })}
              </KindPill>
              {kinds.map(({ id, title, count }) => (
                <KindPill
                  key={id}
                  isChosen={state.kind === id}
                  href={findPath(findWith(state, { kind: id }))}
                >
                  {t('kind', { kind: title, count })}
                </KindPill>
              ))}
            </nav>
          ) : null}
        </div>
        {category === null ? null : (
          <Art
            name={`category-${categorySlug(category)}`}
            className="mt-auto h-76 w-full rounded-t-pill object-cover max-lg:hidden"
          />
        )}
      </div>
    </section>
  );
}

interface KindPillProps {
  isChosen: boolean;
  href: string;
  children: ReactNode;
}

function KindPill({ isChosen, href, children }: KindPillProps) {
  return (
    <PageLink
      className={choicePillVariants({ className: 'flex-none whitespace-nowrap no-underline' })}
      aria-current={isChosen || undefined}
      href={href}
    >
      {children}
    </PageLink>
  );
}

function FindTrail({ state: { category, community } }: { state: FindState }) {
  const t = useTexts('directory.find');
  const words = useChoiceWords();
  if (category === null) return null;
  const ofCategory = { words: words.category(category), href: findPath({ ...ANYBODY, category }) };
  const steps = [
    { words: t('find'), href: paths.find },
    ...(community === null
      ? [{ ...ofCategory, href: null }]
      : [ofCategory, { words: words.community(community), href: null }]),
  ];
  return (
    <div className="-my-2">
      <Trail steps={steps} />
    </div>
  );
}
