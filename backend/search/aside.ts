import { foldText } from '@/lib/shared/domain/text/fold';
import type { Concept, QuestionWord, Said } from './concept';
import {
  CLAUSES,
  EMPTY_WORDS,
  LINKING_WORDS,
  SENT_WORDS,
  SEPARATORS,
  SIDE_WORDS,
  TRAVEL_WORDS,
} from './fillers';

interface Heard {
  concepts: readonly Concept[];
  found: readonly (Said | QuestionWord)[];
  words: readonly QuestionWord[];
}

const LEGAL = 1;
const FOOD = 4;
export const CARGO = 6;
const TRANSPORT = 9;
/**
 * If one of these words joins two things, both are wanted. Words with another meaning in another
 * language are left out: "i", "o", "u", "at".
 */
const JOINTS = new Set(
  'and or plus e ed oppure y et ou jew ili или и pati और या एवं र वा अनि و أو і й та або чи'
    .split(' ')
    .map(foldText),
);
const IS_NUMBER = /^\d+$/;

/**
 * Whether the concept names a trade ("braids") and not a whole category ("beauty"). Cargo counts as
 * a trade, because people only say "send".
 */
const isOneTrade = ({ sense }: Concept) =>
  sense !== null &&
  !sense.onlyRanks &&
  sense.whole.every((category) => category === CARGO) &&
  sense.within.length > 0;

/**
 * Whether a concept only says why, when or for what something else is wanted: "before a wedding".
 */
export function isAside(at: number, heard: Heard): boolean {
  const { concepts } = heard;
  const concept = concepts[at];
  if (!concept) return false;
  if (concept.sense?.onlyRanks) return true;
  const before = concepts.slice(0, at).filter(isOneTrade);
  if (before.length > 0 && isInClause(at, heard)) return true;
  if (concept.sense !== null) {
    return isOfAnotherTrade(concept, before) && (isApart(at, heard) || isPurpose(at, heard));
  }
  return before.length > 0
    ? isApart(at, heard) || isBehindFillers(at, heard, before)
    : isDoneToIt(at, heard) && concepts.slice(at + 1).some(isOneTrade);
}

export const beginningOf = (one: Said | QuestionWord, words: Heard['words']) =>
  'sense' in one ? one.at : words.indexOf(one);

function startOf(at: number, { found, words }: Heard): number {
  const one = found[at];
  return one === undefined ? -1 : beginningOf(one, words);
}

/** Like "flat" in "clean a flat between tenants". */
function isOfAnotherTrade({ sense }: Concept, before: readonly Concept[]): boolean {
  const trades = before.flatMap((one) => one.sense?.within ?? []);
  const own = sense?.within ?? [];
  return trades.length > 0 && own.length > 0 && !own.some((category) => trades.includes(category));
}

/** Like in "line up and beard". */
export function areJoined(at: number, other: number, heard: Heard): boolean {
  const one = heard.found[at];
  const isOffered = [at, other].every((place) => heard.concepts[place]?.sense?.kinds.length);
  if (!isOffered || one === undefined || !('sense' in one)) return false;
  const between = heard.words.slice(one.to, startOf(other, heard)).map(({ text }) => text);
  return between.length === 1 && between.every((text) => JOINTS.has(text));
}

function isApart(at: number, heard: Heard): boolean {
  const before = heard.words
    .slice(0, Math.max(0, startOf(at, heard)))
    .filter(({ text }) => !IS_NUMBER.test(text) && !SIDE_WORDS.has(text))
    .at(-1);
  return before !== undefined && SEPARATORS.has(before.text);
}

/** Like in "a nurse to clean a wound". */
const isPurpose = (at: number, heard: Heard) =>
  ['to', 'from'].includes(heard.words[startOf(at, heard) - 1]?.text ?? '');

/** Like in "before I move out". */
function isInClause(at: number, heard: Heard): boolean {
  const before = heard.words.slice(0, Math.max(0, startOf(at, heard)));
  return before.some(({ text }) => CLAUSES.has(text));
}

/**
 * Whether a filler word stands between the concept and the last trade before it: "the landlord
 * wants to evict us". For cargo and transport, "to" and "from" may come before a place.
 */
function isBehindFillers(at: number, heard: Heard, before: readonly Concept[]): boolean {
  const from = Math.max(
    ...before.map((trade) => {
      const one = heard.found[heard.concepts.indexOf(trade)];
      return one && 'sense' in one ? one.to : 0;
    }),
  );
  const between = heard.words.slice(from, Math.max(from, startOf(at, heard)));
  const isWay = ['to', 'from'].includes(between.at(-1)?.text ?? '');
  const isGoing = before.some(({ sense }) =>
    sense?.within.some((category) => category === CARGO || category === TRANSPORT),
  );
  return (
    !(isWay && isGoing) &&
    between.some(
      ({ text }) => !JOINTS.has(text) && (EMPTY_WORDS.has(text) || LINKING_WORDS.has(text)),
    )
  );
}

/** Whether something is sent to a country, even if "send" is not said: "documents to Beirut". */
export function isSentAbroad(found: Heard['found'], words: Heard['words']): boolean {
  if (words.some(({ text }) => TRAVEL_WORDS.has(text))) return false;
  const senses = found.flatMap((one) => ('sense' in one ? [one] : []));
  const isCargo = senses.some(({ sense }) => sense.within[0] === CARGO);
  const isOffered = senses.some(
    ({ text, sense: { onlyRanks, kinds, whole } }) =>
      !onlyRanks && !SENT_WORDS.has(text.toLowerCase()) && (kinds.length > 0 || whole.length > 0),
  );
  return (
    (isCargo || !isOffered) &&
    senses.some(({ sense, at }) => isOfCountry(sense) && words[at - 1]?.text === 'to')
  );
}

/**
 * Whether a country says where people come from: "Ghana food". With legal help, cargo and
 * transport, it may be a passport or a destination.
 */
export const isOfOrigin = (concepts: readonly Concept[]) =>
  concepts.some(
    ({ sense }) =>
      sense !== null &&
      !isOfCountry(sense) &&
      sense.within.length > 0 &&
      !sense.within.some((category) => [LEGAL, CARGO, TRANSPORT].includes(category)),
  );

const isOfCountry = (sense: Said['sense']) => sense.within.length === 0 && sense.community !== null;

export const isCountry = ({ sense }: Concept) => sense !== null && isOfCountry(sense);

/**
 * Returns the trade that is searched for alone if nothing fits the whole question ("a carer for my
 * dad with dementia"). Null for food, languages and cargo, where the rest says which dish, language
 * or destination is meant.
 */
export function headOf(required: readonly Concept[], heard: Heard): Concept | null {
  const [head, ...others] = required;
  const next = others[0];
  if (!head?.sense || !next || !isOneTrade(head)) return null;
  if (head.sense.within.some((category) => category === FOOD || category === CARGO)) return null;
  if (others.some(({ sense }) => sense?.within.length === 0 && sense.community === null))
    return null;
  const one = heard.found[heard.concepts.indexOf(head)];
  if (!one || !('sense' in one)) return null;
  const between = heard.words.slice(one.to, startOf(heard.concepts.indexOf(next), heard));
  const said = between.map(({ text }) => text);
  // With such a word between them, both are wanted, or one is the purpose of the other.
  if (said.some((text) => JOINTS.has(text)) || said.join(' ') === 'for') return null;
  return said.some((text) => EMPTY_WORDS.has(text) || LINKING_WORDS.has(text)) ? head : null;
}

const DETERMINERS = new Set('a an the my our your his her their this these some'.split(' '));

/** Like in "straighten my hair". */
function isDoneToIt(at: number, heard: Heard): boolean {
  const next = heard.words[startOf(at, heard) + 1];
  return next !== undefined && DETERMINERS.has(next.text);
}
