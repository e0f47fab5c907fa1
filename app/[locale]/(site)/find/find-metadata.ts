import 'server-only';
import type { Metadata } from 'next';
import { missingMetadata } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { choiceWords } from '@/components/find/search/choice-words';
import { INDEXED_FROM } from '@/lib/shared/domain/directory/search';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { ANYBODY, type FindState, findPath } from '@/lib/shared/url/find-url';
import { loadFind } from './load-find';

export async function pageWords() {
  return choiceWords({
    choices: await pageTexts('directory.choices'),
    leads: await pageTexts('directory.leads'),
    categories: await pageTexts('services.categories'),
    communities: await pageTexts('forms.communityNames'),
  });
}

/** About as many characters as tabs and search results show. */
const WORDS_LIMIT = 40;

/** No two lists have the same title. */
async function titleOf(state: FindState, words: Awaited<ReturnType<typeof pageWords>>) {
  const t = await pageTexts('directory.meta');
  const { q, category, community, place, speaks, page } = state;
  return [
    q && t('words', { words: truncateAtWord(q, WORDS_LIMIT) }),
    words.title(state),
    category === null && community !== null && words.community(community),
    place !== null && words.place(place),
    speaks !== null && words.language(speaks),
    page > 1 && (await pageTexts('directory.pages'))('go', { page }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * The canonical address has the path and the page. A list is indexed if it is long enough, but
 * never with a visitor's words.
 */
export async function findMetadata(state: FindState | null): Promise<Metadata> {
  const found = state && (await loadFind(state));
  if (!found || found.kind === 'missing') return missingMetadata();
  const { category, community, q, page } = state;
  const words = await pageWords();
  const inPath = { ...ANYBODY, category, community: category === null ? null : community };
  const isIndexed = !q && found.kind === 'found' && found.found.total >= INDEXED_FROM;
  return {
    ...(await pageMetadata({
      // A link's preview never shows a visitor's words.
      title: await titleOf({ ...state, q: '' }, words),
      description: words.lead(state),
      path: findPath({ ...inPath, page: q ? 1 : page }),
    })),
    title: await titleOf(state, words),
    ...(isIndexed ? {} : { robots: { index: false } }),
  };
}
