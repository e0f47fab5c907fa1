import { useTexts } from '#texts';
import { ANYBODY, type FindState, findPath } from '@/lib/url/find-url';
import { paths } from '@/lib/url/paths';
import { Trail } from '../trail';
import { useChoiceWords } from './use-choice-words';

/** The way back: the directory, and the category of a community's page. */
export function FindTrail({ state: { category, community } }: { state: FindState }) {
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
