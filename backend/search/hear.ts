import {
  countedAt,
  isMeasure,
  type SaidChoice,
  type SaidSpan,
} from '@/lib/shared/domain/directory/said/said-words';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { beginningOf } from './aside';
import { withoutAttached } from './attached';
import type { QuestionWord, Said } from './concept';
import { EMPTY_WORDS, LINKING_WORDS, SIDE_WORDS } from './fillers';
import type { Heard } from './left-out';
import type { Lexicon } from './lexicon';
import { longestAt } from './longest-phrase';

export interface SaidFilter {
  choice: SaidChoice | { by: 'community'; community: CommunityId };
  text: string;
  without: string;
}

interface Hearing {
  pieces: readonly string[];
  /** As typed. */
  texts: readonly string[];
  /** The words that say something, such as a day. Those without choices give no filter. */
  spans: readonly SaidSpan[];
  lexicon: Lexicon;
  isName: boolean;
  emptyHere: ReadonlySet<string>;
}

/**
 * Reads the words from the first to the last: filters, kinds of service, side words and unknown
 * words. Fillers, numbers and measures are skipped.
 */
export function hear(words: readonly QuestionWord[], hearing: Hearing) {
  const { pieces, texts, spans, lexicon, isName, emptyHere } = hearing;
  const filters: SaidFilter[] = [];
  const textOf = (from: number, to: number) => {
    const taken = new Set(words.slice(from, to).map(({ piece }) => piece));
    return {
      text: pieces.filter((_, piece) => taken.has(piece)).join(' '),
      without: pieces
        .filter((_, piece) => !taken.has(piece))
        .join(' ')
        .replace(/[\s,;]+$/u, ''),
    };
  };

  const found: (Said | QuestionWord)[] = [];
  const side: QuestionWord[] = [];
  const quiet: Said[] = [];
  const unknown: QuestionWord[] = [];
  const people: Heard[] = [];
  for (let at = 0; at < words.length; ) {
    const span = spans.find(({ from, to }) => from <= at && at < to);
    if (span) {
      for (const choice of span.choices) {
        filters.push({ choice, ...textOf(span.from, span.to) });
      }
      at = span.to;
      continue;
    }
    const end = spans.find(({ from }) => from > at)?.from ?? words.length;
    const open = words.slice(0, end);
    const sense = longestAt(open, at, [
      [lexicon.senses, 'text'],
      [lexicon.stemmedSenses, 'stem'],
    ]);
    const community = isName ? null : longestAt(open, at, [[lexicon.communities, 'text']]);
    const word = words[at];
    if (community && community.end >= (sense?.end ?? 0)) {
      const choice = { by: 'community', community: community.value } as const;
      filters.push({ choice, ...textOf(at, community.end) });
      people.push({ from: at, to: community.end, choices: [choice] });
      at = community.end;
    } else if (sense) {
      const { text } = textOf(at, sense.end);
      const phrase = open.slice(at, sense.end);
      const meant = phrase.filter(({ text: said }) => !LINKING_WORDS.has(said));
      const stems = meant.map(({ stem }) => stem);
      const attachedStems = meant.map(({ stem, attachedStem = stem }) => attachedStem);
      const kept = isEmpty(phrase) ? quiet : found;
      const isKnown = kept.some((one) => 'sense' in one && one.sense === sense.value);
      if (!isKnown)
        kept.push({ text, stems, attachedStems, sense: sense.value, at, to: sense.end });
      at = sense.end;
    } else {
      if (word && isSide(word, words.length)) side.push(word);
      else if (
        word &&
        !emptyHere.has(word.text) &&
        isMeant(word, lexicon) &&
        !isMeasure(texts, at) &&
        countedAt(texts, at) === 0
      ) {
        unknown.push(word);
        found.push(word);
      }
      at += 1;
    }
  }
  // If no trade was found, a common word that is also a trade counts: "move my mother".
  if (found.every((one) => 'sense' in one && one.sense.onlyRanks)) {
    found.push(...quiet.filter(({ sense }) => found.length === 0 || !sense.onlyRanks));
    found.sort((one, other) => beginningOf(one, words) - beginningOf(other, words));
  }
  return { filters, found, side, unknown, people };
}

/** Takes off what another language attaches to a known word. */
export function byItself(word: QuestionWord, piece: string, { stemOfWord }: Lexicon): QuestionWord {
  const isKnown = (one: string) =>
    stemOfWord.has(one) || EMPTY_WORDS.has(one) || SIDE_WORDS.has(one);
  const text = withoutAttached({ text: word.text, piece }, isKnown);
  if (text === null) return word;
  return { ...word, text, stem: stemOfWord.get(text) ?? text, attachedStem: word.stem };
}

const isSide = ({ text, stem, isStop }: QuestionWord, count: number) =>
  SIDE_WORDS.has(text) || SIDE_WORDS.has(stem) || (count === 1 && !isStop && EMPTY_WORDS.has(text));

/** Asks every language, because a filler word of one may have a meaning in another. */
function isEmpty(phrase: readonly QuestionWord[]): boolean {
  return phrase.length === 1 && EMPTY_WORDS.has(phrase[0]?.text ?? '');
}

/** Numbers and single Latin letters mean nothing. */
function isMeant({ text, stem, isStop }: QuestionWord, { emptyStems }: Lexicon): boolean {
  return !isStop && !emptyStems.has(stem) && !/^(?:\p{Nd}+\p{L}{0,2}|[a-z])$/u.test(text);
}
