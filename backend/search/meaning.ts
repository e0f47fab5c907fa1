import type { Database } from '@/backend/db/client';
import { readSaid, withoutContradictions } from '@/lib/shared/domain/directory/said/said-words';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { areJoined, CARGO, headOf, isAside, isCountry, isOfOrigin, isSentAbroad } from './aside';
import {
  allOf,
  anyOf,
  asCommunity,
  type Concept,
  categoryTerm,
  conceptOf,
  isTrade,
  kindTerm,
  NOTHING,
  type QuestionWord,
  quoted,
  readKnownTerms,
  unknownConcept,
} from './concept';
import { emptyInThis, OF_ALL_SERVICES } from './fillers';
import { byItself, hear, type SaidFilter } from './hear';
import { leftOutOf, unusedOf } from './left-out';
import { lexiconOf } from './lexicon';
import { readQuestion, readTimesInNames } from './typed-question';

export interface Meaning {
  concepts: readonly Concept[];
  /** Services that meet one of these concepts come first. */
  preferred: readonly Concept[];
  /**
   * If no service meets all concepts, the search asks for this one, and services that meet others
   * come first.
   */
  head: Concept | null;
  filters: readonly SaidFilter[];
  /**
   * A condition that all words are in the name. For a single known word, only names of services
   * with its meaning count. Null if there are filters.
   */
  name: string | null;
  /** The words without filters and fillers. */
  words: string;
  aside: string;
  /**
   * The typed words in which neither a filter nor a kind of service was found. If a kind was named,
   * only the hours, lengths and numbers that no filter holds.
   */
  leftOut: string;
  isName: boolean;
  /** Whether the question is not in English: few of its common words are known. */
  isForeign: boolean;
  /** Words that are not in the thesaurus, so perhaps they are mistyped. */
  unknown: readonly QuestionWord[];
}

const textsOf = (some: readonly Concept[]) => some.flatMap(({ text }) => text || []).join(' ');

type Pair = readonly [Concept, Concept];

function joined([one, other]: Pair, join: (conditions: readonly string[]) => string): Concept {
  return {
    text: `${one.text} ${other.text}`,
    strong: join([one.strong, other.strong]),
    full: join([one.full, other.full]),
    named: join([one.named, other.named]),
    sense: one.sense,
    mention: null,
    inItem: {
      said: join([one.inItem.said, other.inItem.said]),
      meant: join([one.inItem.meant, other.inItem.meant]),
      described: join([one.inItem.described, other.inItem.described]),
    },
  };
}

const bothOf = (pair: Pair): Concept => ({ ...joined(pair, allOf), text: '' });

const withEither = (concepts: readonly Concept[], pair: Pair): Concept[] =>
  concepts.flatMap((concept) => {
    if (concept === pair[0]) return [joined(pair, anyOf)];
    return concept === pair[1] ? [] : [concept];
  });

const SENT_BY_CARGO: Concept = {
  text: '',
  strong: categoryTerm(CARGO),
  full: categoryTerm(CARGO),
  named: categoryTerm(CARGO),
  sense: null,
  mention: null,
  inItem: { said: NOTHING, meant: NOTHING, described: NOTHING },
};

/** `today` is a day of the venue. */
export async function readMeaning(db: Database, typed: string, today: LocalDate): Promise<Meaning> {
  const lexicon = await lexiconOf(db);
  const { pieces, words: typedWords, isName } = await readQuestion(db, typed);
  const texts = typedWords.map(({ text }) => text);
  const read = isName
    ? []
    : readSaid(
        texts,
        today,
        typedWords.map(({ piece }) => pieces[piece] ?? ''),
      );
  const inNames = await readTimesInNames(db, typedWords, read);
  const spans = withoutContradictions(
    read.filter(({ from }) => !inNames.has(from)),
    today,
  );
  const words = typedWords.map((word) => byItself(word, pieces[word.piece] ?? '', lexicon));
  const emptyHere = emptyInThis(words.map(({ text }) => text));
  const { filters, found, side, unknown, people } = hear(words, {
    pieces,
    texts,
    spans,
    lexicon,
    isName,
    emptyHere,
  });
  const known = await readKnownTerms(
    db,
    found.filter((one) => 'sense' in one),
    lexicon,
  );
  const concepts = found.map((one) =>
    'sense' in one ? conceptOf(one, lexicon, known) : unknownConcept(one),
  );
  const said = lastOfEach(filters);
  const heard = { concepts, found, words };
  const sent = isSentAbroad(found, words) ? SENT_BY_CARGO : null;
  const needed = concepts.filter((concept, at) =>
    sent ? isCountry(concept) : !isAside(at, heard),
  );
  // A country alone is not what somebody wants: "furniture from Tunis".
  const isWanted = sent !== null || needed.some((concept) => !isCountry(concept));
  const required = isWanted ? needed : concepts;
  const pairs = required.flatMap((concept, n) => {
    const next = required[n + 1];
    const isPair = next && areJoined(concepts.indexOf(concept), concepts.indexOf(next), heard);
    return isPair ? [[concept, next] as const] : [];
  });
  const aside = required.length > 0 ? concepts.filter((one) => !required.includes(one)) : [];
  const isOfAll = side.length > 0 && side.every(({ text }) => OF_ALL_SERVICES.has(text));
  const nothingElse = concepts.length === 0 && said.length === 0 && !isOfAll;
  const all = required.length > 0 ? required : concepts;
  const [pair] = pairs;
  const wanted = nothingElse ? side.map(unknownConcept) : pair ? withEither(all, pair) : all;
  // Together with something else, a language is one that is spoken. Alone, it is one that is
  // taught.
  const alone = wanted.length > 1 ? wanted : wanted.map((one) => asOffered(one, words.length > 1));
  const ofPeople = isOfOrigin(alone)
    ? alone.map((one) => (isCountry(one) ? asCommunity(one) : one))
    : alone;
  const asked = sent ? [...wanted, sent] : ofPeople;
  const isOneKnown = words.length === 1 && asked.every(({ sense }) => sense !== null);
  const inName = allOf(words.map(({ stem }) => quoted(`^${stem}`)));
  return {
    concepts: asked,
    preferred: pair ? [...aside, bothOf(pair)] : aside,
    head: pair || sent ? null : headOf(required, heard),
    filters: said,
    name:
      words.length === 0 || said.length > 0
        ? null
        : allOf(isOneKnown ? [inName, ...asked.map(({ full }) => full)] : [inName]),
    words: textsOf(asked),
    aside: textsOf(aside),
    leftOut:
      asked.length > 0
        ? isName
          ? ''
          : unusedOf(pieces, words, [...spans, ...people], found)
        : leftOutOf(pieces, words, [...spans, ...people]),
    isName,
    isForeign: emptyHere.size > 0 || !/^[\p{Script=Latin}\P{L}]*$/u.test(texts.join('')),
    unknown,
  };
}

/** Whether the concept is a language: it counts in all texts and is no country. */
const isLanguage = ({ sense }: Concept) =>
  sense !== null && sense.within.length === 0 && sense.community === null;

/** Whether the concept is a person who needs care, for which there is a subcategory. */
const isPerson = ({ sense }: Concept) =>
  sense?.onlyRanks === true && sense.within.length === 0 && sense.kinds.length > 0;

/**
 * If it is all that was typed, a language means lessons and a person means care, because many texts
 * mention them. A single word may also be a name.
 */
function asOffered(concept: Concept, isSentence: boolean): Concept {
  const kinds = anyOf((concept.sense?.kinds ?? []).map(kindTerm));
  if (isSentence && isPerson(concept))
    return { ...concept, strong: kinds, full: kinds, named: kinds };
  return isLanguage(concept)
    ? { ...concept, full: concept.strong, named: kinds || concept.named }
    : concept;
}

function lastOfEach(filters: readonly SaidFilter[]): SaidFilter[] {
  return filters.filter(
    ({ choice }, index) => !filters.slice(index + 1).some((later) => later.choice.by === choice.by),
  );
}

/** Returns the question with only its head required. Null if it has no head. */
export function relaxed(meaning: Meaning): Meaning | null {
  const { head, concepts, preferred } = meaning;
  if (head === null) return null;
  const others = concepts.filter((concept) => concept !== head);
  return {
    ...meaning,
    concepts: [head],
    preferred: [...preferred, ...others],
    head: null,
    words: head.text,
    aside: textsOf([...others, ...preferred]),
  };
}

/**
 * In another language, an unknown word next to a trade is mostly a verb, so it is not required.
 * Null if there is no such word.
 */
export function withoutUnknown(meaning: Meaning): Meaning | null {
  const { concepts, preferred } = meaning;
  const known = concepts.filter(({ sense }) => sense !== null);
  const isLeft = known.length < concepts.length && known.some(isTrade);
  if (!meaning.isForeign || !isLeft) return null;
  const unknown = concepts.filter(({ sense }) => sense === null);
  const aside = [...unknown, ...preferred];
  return {
    ...meaning,
    concepts: known,
    preferred: aside,
    head: null,
    words: textsOf(known),
    aside: textsOf(aside),
  };
}
