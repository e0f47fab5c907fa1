import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { ChevronRight } from '@/components/ui/icons';
import { ANYBODY, type FindState, findPath } from '@/lib/url/find-url';
import { paths } from '@/lib/url/paths';
import { useChoiceWords } from './use-choice-words';

/** The way back: the directory, and the category of a community's page. */
export function Trail({ state: { category, community } }: { state: FindState }) {
  const t = useTexts('directory.find');
  const words = useChoiceWords();
  if (category === null) return null;
  const step = 'inline-flex min-h-target items-center underline-offset-4';
  return (
    <nav aria-label={t('trail')}>
      <ol className="-my-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <li>
          <PageLink className={step} href={paths.find}>
            {t('find')}
          </PageLink>
        </li>
        <ChevronRight className="rtl:-scale-x-100" />
        {community === null ? (
          <li aria-current="page">{words.category(category)}</li>
        ) : (
          <>
            <li>
              <PageLink className={step} href={findPath({ ...ANYBODY, category })}>
                {words.category(category)}
              </PageLink>
            </li>
            <ChevronRight className="rtl:-scale-x-100" />
            <li aria-current="page">{words.community(community)}</li>
          </>
        )}
      </ol>
    </nav>
  );
}
